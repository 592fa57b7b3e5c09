// The room is built next.
