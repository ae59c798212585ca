// Shows the notifications that the station sends.

const SUBSCRIPTIONS = '/push/subscriptions';
/** How long it is waited before each further try, in milliseconds: one of several servers may be starting. */
const RETRY_PAUSES_MS = [1_000, 10_000];
const HOME = new URL('/home', self.location.origin).href;

self.addEventListener('push', (event) => {
  const { title, body, url } = messageOf(event.data);
  event.waitUntil(
    // an article that is sent again replaces its first notification
    self.registration.showNotification(title, {
      body,
      icon: '/station/icon-192.png',
      lang: 'th',
      tag: url,
      data: { url },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? HOME));
});

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event.oldSubscription)));

/**
 * The content of a push. Browsers require a notification for each: one that cannot be parsed says that there is news.
 */
function messageOf(data) {
  const station = new URL(self.location.href).searchParams.get('station') ?? self.location.hostname;
  const plain = { title: `ข่าวใหม่จาก${station}`, body: '', url: HOME };
  try {
    const { title, body, url } = data.json();
    if (typeof title !== 'string' || !title.trim()) return plain;
    return { title: title.trim(), body: typeof body === 'string' ? body : '', url: addressOf(url) };
  } catch {
    return plain;
  }
}

/** The address that a path or an http(s) address leads to; the front page for anything else. */
function addressOf(url) {
  if (typeof url !== 'string') return HOME;
  try {
    const address = new URL(url, self.location.origin);
    return ['http:', 'https:'].includes(address.protocol) ? address.href : HOME;
  } catch {
    return HOME;
  }
}

/** Focuses the tab with this address, or opens one. */
async function open(url) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find((one) => one.url === url);
  return tab ? tab.focus() : self.clients.openWindow(url);
}

/**
 * Subscribes again when the browser has ended the subscription. One that the server cannot be told of is ended as well:
 * it would look as if all were well, while a browser without one is offered notifications.
 */
async function renew(old) {
  const { publicKey } = await (await fetchOk('/push/key')).json();
  const subscription = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  try {
    await send('POST', subscription);
  } catch (cause) {
    await subscription.unsubscribe();
    throw cause;
  }
  if (old && old.endpoint !== subscription.endpoint) await send('DELETE', { endpoint: old.endpoint });
}

function send(method, subscription) {
  const headers = { 'content-type': 'application/json' };
  return fetchOk(SUBSCRIPTIONS, { method, headers, body: JSON.stringify(subscription) });
}

/** The site's answer, which is requested again after each pause while it is an error. */
async function fetchOk(url, options, [pause, ...pauses] = RETRY_PAUSES_MS) {
  try {
    const answer = await fetch(url, options);
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    return answer;
  } catch (cause) {
    if (pause === undefined) throw cause;
    await new Promise((done) => setTimeout(done, pause));
    return fetchOk(url, options, pauses);
  }
}
