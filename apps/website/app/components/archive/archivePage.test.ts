import { describe, expect, test } from 'vitest';
import { createArea, toFulfilled, toRejected } from '../../platform/areas/index.ts';
import { toArchiveMeta } from './archiveMeta.ts';
import { appendPage, loadNextPage, parsePageNumber, toArchiveResponse, toPagePath } from './archivePage.ts';

const SITE = { siteUrl: 'https://www.example', isProduction: true, renderedAt: 0 };
const list = (page: number, items: { id: string; picture?: string }[]) => toFulfilled({ page, totalPage: 3, items });

describe('an archive page', () => {
  test('is the first page unless the address has ?page', () => {
    expect(parsePageNumber(new URL('https://www.example/tags?q=ฝน'))).toBe(1);
    expect(parsePageNumber(new URL('https://www.example/tags?q=ฝน&page=12'))).toBe(12);
  });

  test.each(['0', '-1', '1.5', '', '1e3', 'สอง', '100000'])('does not exist at ?page=%s', (page) => {
    expect(() => parsePageNumber(new URL(`https://www.example/focus?page=${page}`))).toThrow();
  });

  test('adds ?page to the archive’s address from the second page on', () => {
    expect(toPagePath('/focus', 1)).toBe('/focus');
    expect(toPagePath('/focus', 2)).toBe('/focus?page=2');
    expect(toPagePath('/tags?q=%E0', 3)).toBe('/tags?q=%E0&page=3');
  });

  test('[8-07] whose data carry an error code has that status', () => {
    const refused = toRejected(createArea<{ items: unknown[] }>(), { status: 403, data: { errorCode: 403 } });
    expect(() => toArchiveResponse(refused, { page: 1 })).toThrow();
  });

  test('beyond the last page is not found, while an empty archive answers 200 and a failed one 503', () => {
    expect(() => toArchiveResponse(list(4, []), { page: 4 })).toThrow();
    expect(() => toArchiveResponse(toRejected(createArea(), { status: 404 }), { page: 2 })).toThrow();
    expect(toArchiveResponse(list(1, []), { page: 1 }).init).toEqual({ status: 200 });
    expect(toArchiveResponse(toRejected(createArea(), { status: 500 }), { page: 2 }).init).toEqual({ status: 503 });
  });

  test('that the browser cannot load becomes a rejected area; a failure of the first page is thrown', async () => {
    const failing = { serverLoader: () => Promise.reject(new TypeError('no connection')) };
    const at = (path: string) => ({ ...failing, url: new URL(path, 'https://www.example') });
    const failed = await loadNextPage(at('/focus?page=2'), (page, focus) => ({ page, areas: { focus } }));
    expect(failed).toEqual({ page: 2, areas: { focus: toRejected(createArea(), {}) } });
    await expect(loadNextPage(at('/focus'), () => null)).rejects.toThrow('no connection');
  });

  test('[4.1-01] [8-04] that a busy server rejects becomes a rejected area, while one that does not exist ends the archive', async () => {
    const url = new URL('https://www.example/focus?page=2');
    const answer = (status: number) => {
      const cause = { status, statusText: '', internal: false, data: {} };
      return loadNextPage({ url, serverLoader: () => Promise.reject(cause) }, (_, focus) => focus);
    };
    for (const status of [429, 500, 503])
      expect(await answer(status)).toEqual(toRejected(createArea(), { status, data: {} }));
    expect(await answer(404)).toEqual(toFulfilled({ page: 2, totalPage: 2, items: [] }));
    await expect(answer(410)).rejects.toMatchObject({ status: 410 });
  });

  test('ends with a page that adds nothing, unless more pages are known', () => {
    const first = { page: 1, totalPage: 2, items: [{ id: 'a' }, { id: 'b' }] };
    const append = (more: object) => appendPage(toFulfilled(first), toFulfilled({ ...first, ...more })).response;
    expect(append({ page: 2, totalPage: 3 })).toEqual({ ...first, page: 2, totalPage: 2 });
    // its service ignores the page, and says so
    expect(append({})).toEqual({ ...first, totalPage: 1 });
    expect(append({ page: 2, totalPage: 9 })).toEqual({ ...first, page: 2, totalPage: 9 });
    expect(append({ page: 2, totalPage: 3, items: [{ id: 'c' }] })?.totalPage).toBe(3);
  });

  test('links its neighbours and its feed, numbers its title, and shares the picture of an article', () => {
    const about = { title: 'โฟกัส', canonical: '/focus', feed: '/feed.xml' };
    const tags = toArchiveMeta(about, list(2, [{ id: '1' }, { id: '2', picture: 'https://a.example/1.jpg' }]), 2, SITE);
    const findLink = (rel: string) => tags.find((tag) => 'rel' in tag && tag.rel === rel);
    expect(findLink('canonical')).toMatchObject({ href: 'https://www.example/focus?page=2' });
    expect(findLink('prev')).toMatchObject({ href: '/focus' });
    expect(findLink('next')).toMatchObject({ href: '/focus?page=3' });
    expect(findLink('alternate')).toMatchObject({ href: '/feed.xml', type: 'application/rss+xml' });
    expect(tags).toContainEqual({ title: expect.stringMatching(/^โฟกัส หน้า 2 \| /) });
    expect(JSON.stringify(tags)).not.toContain('social.png');
  });
});
