"""The contract with clients over HTTP: reads requests strictly, asks the use cases, answers or says which problem there is."""
