// Before the page is drawn: whether this browser has seats in games, whose list then takes the place of the introduction.
try {
  if (Object.keys(localStorage).some((key) => key.startsWith("deaddrop.game."))) document.documentElement.classList.add("returning");
} catch {
  // Storage is forbidden: nothing is kept here.
}
