"""Words and places for pages: the scene, the question, the effects of answers, the reason of the end."""
