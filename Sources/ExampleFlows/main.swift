print("example flows")
