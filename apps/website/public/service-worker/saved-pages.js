// Saves the articles that were read last, for reading without a network: as pages without scripts, which are complete
// and send no requests. A saved page says at its top when it was saved, and is shown only when the network fails, so
// that old news does not look new.

const PAGES = 'saved-pages';
const FILES = 'saved-files';
/** Those of the offline page, which is saved once: the files of later pages push none of them out. */
const OFFLINE_FILES = 'offline-files';
const OFFLINE = '/offline';
const FRONT_PAGE = '/home';
const ARTICLE = /^\/(news|now)\/content\/[\w.-]+$/;
const LOOKS = /\/assets\/[\w.-]+\.(?:css|woff2)/g;
/** The first element of a page. */
const SKIP_LINK = /<a class="skip-link"[^>]*>[^<]*<\/a>/;
const MAX_ARTICLES = 30;
const MAX_FILES = 80;
/** How long the network may take when there is a saved page, in milliseconds. */
const NETWORK_TIMEOUT_MS = 8000;

self.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([OFFLINE, FRONT_PAGE].map((path) => save(path)))),
);

// requests the page while the worker is still starting
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable()));
self.addEventListener('activate', (event) => event.waitUntil(takeOverOpenPages()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname: path } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  // the front page has two addresses
  const pathname = path === '/' ? FRONT_PAGE : path;
  if (request.mode === 'navigate') event.respondWith(pageFor(event, pathname));
  else if (pathname.match(LOOKS)) event.respondWith(fileFor(request));
  // an article that was opened from another page was loaded only as data
  else if (ARTICLE.test(pathname.replace(/\.data$/, ''))) event.waitUntil(save(pathname.replace(/\.data$/, '')));
});

/** Saves the articles that are open already, such as the first of a visit, and those that are opened from them. */
async function takeOverOpenPages() {
  await self.clients.claim();
  const open = await self.clients.matchAll({ type: 'window' });
  const articles = open.map(({ url }) => new URL(url).pathname).filter((path) => ARTICLE.test(path));
  await Promise.all(articles.map((path) => save(path)));
}

/** The page of an address: from the network, otherwise the saved one, otherwise the offline page. */
async function pageFor(event, pathname) {
  const saved = await caches.match(pathname, { cacheName: PAGES });
  try {
    const answer = await soon(fromNetwork(event), saved);
    if (isSaved(pathname)) event.waitUntil(save(pathname, answer.clone()));
    event.waitUntil(saveOfflinePage());
    return answer;
  } catch (error) {
    const page = saved ?? (await offlinePage());
    if (page) return page;
    throw error;
  }
}

const fromNetwork = async (event) => (await event.preloadResponse) ?? fetch(event.request);

/** The network's answer; with a saved page, only within the timeout. */
function soon(answer, saved) {
  if (!saved) return answer;
  const late = new Promise((_, fail) => setTimeout(() => fail(new Error('too late')), NETWORK_TIMEOUT_MS));
  return Promise.race([answer, late]);
}

const isSaved = (pathname) => ARTICLE.test(pathname) || pathname === FRONT_PAGE || pathname === OFFLINE;

/** Saves a page with its styles and fonts. Nothing is saved when a request fails. */
async function save(pathname, answer) {
  try {
    const page = answer ?? (await fetch(pathname));
    // an article that was withdrawn must not come back without a network
    if (page.status === 404 || page.status === 410) await (await caches.open(PAGES)).delete(pathname);
    // a page with no-store is not saved: its content depends on more than its path
    if (!page.ok || page.redirected || /no-store/.test(page.headers.get('cache-control'))) return;
    const html = withoutScripts(await page.text());
    const noted = pathname === OFFLINE ? html : html.replace(SKIP_LINK, (link) => link + savedNote(new Date()));
    const text = noted.replace('</body>', () => `<script>${RETURN}</script></body>`);
    const files = await caches.open(pathname === OFFLINE ? OFFLINE_FILES : FILES);
    const wanted = [...new Set(html.match(LOOKS))];
    await Promise.all(wanted.map((file) => saveFile(files, file)));
    const pages = await caches.open(PAGES);
    await putNewest(pages, pathname, await pageOf(text, page.headers.get('content-security-policy')));
    await forgetOldest(pages, MAX_ARTICLES, ARTICLE);
    await forgetOldest(files, MAX_FILES, /^/);
  } catch (error) {
    console.warn(`${pathname} was not saved:`, error);
  }
}

/** Saves a file, or makes the saved one the newest, so that it is kept as long as the page that needs it. */
async function saveFile(files, file) {
  const saved = await files.match(file);
  await (saved ? putNewest(files, file, saved) : files.add(file));
}

async function putNewest(cache, path, answer) {
  // deleted first, so that it becomes the newest entry
  await cache.delete(path);
  await cache.put(path, answer);
}

/** Saves the offline page when it is missing: the network may have failed while the worker was being installed. */
async function saveOfflinePage() {
  if (!(await caches.match(OFFLINE, { cacheName: PAGES }))) await save(OFFLINE);
}

/** Removes scripts, and shows the content of noscript elements. */
const withoutScripts = (html) =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<\/?noscript>/g, '')
    .replace('<html ', '<html data-saved ');

/** A page with its own policy, in which the only allowed script is the one that detects the network's return. */
async function pageOf(html, policy) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(RETURN));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    ...(policy && { 'content-security-policy': policy.replace(/script-src [^;]*/, `script-src 'sha256-${hash}'`) }),
  };
  return new Response(html, { headers });
}

/**
 * Runs in saved pages. When the network is back, the offline page reloads, and a saved article links to the new
 * version.
 */
function returnOnline() {
  const MAX_PAUSE_MS = 60_000;
  let pauseMs = 5000;
  let timer;
  async function tryNetwork() {
    clearTimeout(timer);
    try {
      await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    } catch {
      timer = setTimeout(tryNetwork, pauseMs);
      pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS);
      return;
    }
    const wayToNewest = document.querySelector('.saved-note a');
    // who reads is not disturbed
    if (wayToNewest) wayToNewest.textContent = 'กลับมาออนไลน์แล้ว เปิดฉบับล่าสุด';
    else location.reload();
  }
  addEventListener('online', tryNetwork);
  timer = setTimeout(tryNetwork, pauseMs);
}

const RETURN = `(${returnOnline})()`;

const when = (date) => date.toLocaleString('th-TH', { dateStyle: 'medium', timeStyle: 'short' });

const savedNote = (date) =>
  `<aside class="saved-note" aria-label="หน้าที่บันทึกไว้">ออฟไลน์: ฉบับที่บันทึกไว้ในเครื่องนี้เมื่อ <time datetime="${date.toISOString()}">${when(date)} น.</time> <span role="status"><a href="">ลองใหม่อีกครั้ง</a></span></aside>`;

/** The offline page, which lists the saved articles, the newest first. */
async function offlinePage() {
  const pages = await caches.open(PAGES);
  const page = await pages.match(OFFLINE);
  if (!page) return undefined;
  const articles = (await pages.keys()).map(({ url }) => new URL(url).pathname).filter((path) => ARTICLE.test(path));
  const items = await Promise.all(articles.reverse().map(async (path) => itemOf(path, await pages.match(path))));
  const html = await page.text();
  const listed = html.replace(/(?<=<ul[^>]* data-saved-articles[^>]*>)/, () => items.join(''));
  return new Response(listed, { status: 503, headers: page.headers });
}

async function itemOf(path, page) {
  const html = await page.text();
  const title = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1].replace(/<[^>]*>/g, '') ?? path;
  return `<li><a href="${path}">${title}</a></li>`;
}

async function forgetOldest(cache, most, what) {
  const kept = (await cache.keys()).filter(({ url }) => what.test(new URL(url).pathname));
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((request) => cache.delete(request)));
}

/** Files with a hash in their name never change, so that the saved one is used first. */
async function fileFor(request) {
  return (await caches.match(request)) ?? fetch(request);
}
