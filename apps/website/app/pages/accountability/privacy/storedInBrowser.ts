/**
 * What rooms of the site remember in a browser, by their keys, in readers' words; `isList` where it has a number of
 * entries.
 */
export const STORED_IN_BROWSER: Record<string, { title: string; isList?: true }> = {
  readStories: { title: 'ข่าวที่เพิ่งเปิด', isList: true },
  readPages: { title: 'หน้าที่นับยอดอ่านแล้วในครึ่งชั่วโมงนี้', isList: true },
  textSize: { title: 'ขนาดตัวอักษร' },
  audioPlaces: { title: 'ข่าวเสียงที่ฟังค้างไว้', isList: true },
  audioHeard: { title: 'ข่าวเสียงที่ฟังจบแล้ว', isList: true },
  audioSettings: { title: 'การตั้งค่าเครื่องเล่นเสียง' },
  audioQueue: { title: 'รายการเสียงที่เปิดอยู่ในแท็บนี้' },
  ttsFeedback: { title: 'คะแนนที่ให้เสียงอ่านข่าว', isList: true },
  summaryFeedback: { title: 'คะแนนที่ให้สรุปข่าว', isList: true },
  videoPlaces: { title: 'วิดีโอที่ดูค้างไว้', isList: true },
  videoSettings: { title: 'การตั้งค่าเครื่องเล่นวิดีโอ' },
  captionStyle: { title: 'รูปแบบคำบรรยาย' },
  notificationsPutOffUntil: { title: 'วันที่ขอให้ถามเรื่องการแจ้งเตือนอีกครั้ง' },
};

/** What this browser remembers, in words; an empty list when it remembers nothing, or keeps nothing. */
export async function describeStoredInBrowser(): Promise<string[]> {
  const articles = await savedArticles().catch(() => 0);
  const saved = articles > 0 ? [`ข่าวที่บันทึกไว้อ่านเมื่อไม่มีสัญญาณ ${articles} เรื่อง`] : [];
  return [...inStorage(), ...saved];
}

function inStorage(): string[] {
  return Object.entries(STORED_IN_BROWSER).flatMap(([key, { title, isList }]) => {
    const stored = read(key);
    if (stored === null) return [];
    const entries = isList ? entriesIn(stored) : 1;
    if (entries === 0) return [];
    return [isList ? `${title} ${entries} รายการ` : title];
  });
}

/** How many articles the service worker keeps; its front page is the same for everybody. */
async function savedArticles(): Promise<number> {
  // there is none where a page is not served securely
  if (!('caches' in window)) return 0;
  const pages = await caches.open('saved-pages');
  return (await pages.keys()).filter(({ url }) => url.includes('/content/')).length;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function entriesIn(stored: string): number {
  try {
    return Object.keys(JSON.parse(stored) ?? {}).length;
  } catch {
    return 1;
  }
}

/**
 * Has this browser forget everything that it keeps for this site: cookies, memory, pages for when there is no network.
 */
export async function clearBrowserStorage(): Promise<void> {
  for (const cookie of document.cookie.split(';')) {
    const [name] = cookie.split('=');
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser we serve has the Cookie Store API
    if (name?.trim()) document.cookie = `${name.trim()}=; Max-Age=0; Path=/`;
  }
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // a browser that keeps nothing has nothing to forget
  }
  if ('caches' in window) await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
}
