/* Nothing to call: a program that this is linked into asks for memory in large steps. */
