// Subscribes this browser to what letters tell: asks it for leave, fills in what it gives, and sends the form.
"use strict";
(() => {
  const form = document.getElementById("push");
  if (!form || !("PushManager" in globalThis) || !("serviceWorker" in navigator) || !("Notification" in globalThis)) return;
  const said = document.getElementById("push-said");

  const subscribe = async () => {
    // Safari wants to be asked before anything else is awaited.
    if (await Notification.requestPermission() !== "granted") return void (said.textContent = form.dataset.denied);
    const { pushManager } = await navigator.serviceWorker.register("/push/worker.js").then(ready);
    const wish = { userVisibleOnly: true, applicationServerKey: form.dataset.key };
    // What was made for another key is in the way of one for ours.
    const made = await pushManager.subscribe(wish).catch(async () => {
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(wish);
    });
    const { endpoint, keys } = made.toJSON();
    Object.assign(form.elements.endpoint, { value: endpoint });
    Object.assign(form.elements.p256dh, { value: keys.p256dh });
    Object.assign(form.elements.auth, { value: keys.auth });
    form.submit();
  };

  // A worker that was just registered has to come to life first.
  const ready = registration => new Promise(done => {
    const worker = registration.installing ?? registration.waiting;
    if (registration.active || !worker) return done(registration);
    worker.addEventListener("statechange", () => registration.active && done(registration));
  });

  form.addEventListener("submit", event => {
    event.preventDefault();
    subscribe().catch(() => { said.textContent = form.dataset.failed; });
  });
  form.hidden = false;
})();
