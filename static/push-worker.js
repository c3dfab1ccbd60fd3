// Shows what is pushed to this browser, one notice a table, and leads to the table.
"use strict";
addEventListener("push", event => {
  const { line, url, tag, lang } = event.data.json();
  const notice = { body: line, data: url, tag, lang, renotify: true, icon: "icon-192.png" };
  event.waitUntil(registration.showNotification("Penelope", notice));
});

addEventListener("notificationclick", event => {
  event.notification.close();
  const way = new URL(event.notification.data);
  const open = async () => {
    const shown = await clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = shown.find(page => new URL(page.url).pathname === way.pathname);
    return there ? there.focus() : clients.openWindow(way.href);
  };
  event.waitUntil(open());
});
