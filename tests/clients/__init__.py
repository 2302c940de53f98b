"""Makes clients of the contract with the generators that people use, compiles them, and plays whole games with them."""
