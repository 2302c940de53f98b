/**
 * Shows pushed notices, and leads to the table. It sees no token, and asks the service for nothing.
 */

self.addEventListener("push", (event) => {
  const { title, text, path, data } = event.data.json();
  const shown = { body: text, tag: `${data.game}-${data.seat}`, renotify: true, icon: "/static/icon.svg", data: { path } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** The table's page, in a window that shows it already or a new one. Only paths of this site. @param {string} path */
async function open(path) {
  const wanted = new URL(path, self.location.origin);
  if (wanted.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = windows.find((each) => new URL(each.url).pathname === wanted.pathname);
  await (found ? found.focus() : self.clients.openWindow(wanted.href));
}
