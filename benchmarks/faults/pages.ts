import { read } from '../processes.ts';

/** A page of each kind, as many readers have them open on an evening. */
const KINDS = [
  ...['/home', '/news', '/news/categories', '/news/politics', '/news/categories/sport', '/news/categories/region'],
  ...['/breakingnews', '/focus', '/news/archive', '/news/archive/hotnews', '/news/clip/archive', '/now', '/tags'],
  ...['/tags?q=น้ำท่วม', '/search?q=ข่าว', '/search?q=ตลาด&tab=program', '/news/gallery', '/news/gallery/604001'],
  ...['/flood', '/corrections', '/program', '/program/all', '/program/talat-ni', '/program/talat-ni/episodes/51001'],
  ...['/program/watch/popular', '/program/playlists', '/program/schedules', '/live', '/live/online'],
  ...['/ai-audio-news', '/ai-summary', '/org', '/sitemap', '/feed.xml'],
];
const SECTIONS = ['politics', 'social', 'economy', 'foreign', 'region', 'crime', 'disaster', 'environment', 'sport'];
const OFTEN = 6;
const SELDOM = 24;

export interface Pages {
  /** Read all the time. */
  often: string[];
  /** Articles that are read once in a while, so that their cached pages are old. */
  seldom: string[];
}

/** The addresses that are read; the articles are those that the newsroom has. */
export async function choosePages(newsroom: string): Promise<Pages> {
  const lists = await Promise.all(SECTIONS.map((name) => read(`${newsroom}/section?section=${name}`)));
  const ids = lists.flatMap((list) => (JSON.parse(list.toString()) as { items: { id: number }[] }).items);
  const articles = [...new Set(ids.map(({ id }) => `/news/content/${id}`))];
  return {
    often: [...KINDS, ...articles.slice(0, OFTEN)].map(encodeURI),
    seldom: articles.slice(OFTEN, OFTEN + SELDOM),
  };
}

/** What pages the Page API makes, by their paths. */
const OWN_CONTENT: Record<string, string> = { '/news': 'path:news', '/program': 'programs-recommended-content' };

/** The same page under an address that is never cached (SPEC 7.16-02): it is rendered for each request. */
export function toUncachedAddress(path: string, pageApi: string): string {
  const content = `${pageApi}/pages/${OWN_CONTENT[path] ?? 'path:home'}/content`;
  return `${path}${path.includes('?') ? '&' : '?'}page_content_url=${encodeURIComponent(content)}`;
}

/** The amount of content on a page; -1 when it says that something is missing. */
export function countContent(status: number, html: string): number {
  if (status !== 200 || /ขณะนี้ยัง[^<]*(ไม่ได้|ไม่ครบ)/.test(html)) return -1;
  return html.match(/<(a|article|section|h2|item)\b/g)?.length ?? 0;
}
