"""Pages of the desk: what organisers and arbiters of an event see and print."""
