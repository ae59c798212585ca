import { describe, expect, test } from 'vitest';
import { emptyArea, fulfilled, rejected } from '../../areas/index.ts';
import { archiveMeta } from './archiveMeta.ts';
import { archivePage, loadPage, pageNumber, pagePath } from './archivePage.ts';

const SITE = { siteUrl: 'https://www.example', isProduction: true, renderedAt: 0 };
const list = (page: number, items: { id: string; picture?: string }[]) => fulfilled({ page, totalPage: 3, items });

describe('the page of an archive', () => {
  test('is the first unless the address says otherwise', () => {
    expect(pageNumber(new URL('https://www.example/tags?q=ฝน'))).toBe(1);
    expect(pageNumber(new URL('https://www.example/tags?q=ฝน&page=12'))).toBe(12);
  });

  test.each(['0', '-1', '1.5', '', '1e3', 'สอง', '100000'])('is none at ?page=%s', (page) => {
    expect(() => pageNumber(new URL(`https://www.example/focus?page=${page}`))).toThrow();
  });

  test('has an address of its own, after whatever the archive’s has', () => {
    expect(pagePath('/focus', 1)).toBe('/focus');
    expect(pagePath('/focus', 2)).toBe('/focus?page=2');
    expect(pagePath('/tags?q=%E0', 3)).toBe('/tags?q=%E0&page=3');
  });

  test('beyond the last is none, while an archive without anything is an empty page', () => {
    expect(() => archivePage(list(4, []), { page: 4 })).toThrow();
    expect(() => archivePage(rejected(emptyArea(), { status: 404 }), { page: 2 })).toThrow();
    expect(archivePage(list(1, []), { page: 1 }).init).toEqual({ status: 200 });
    expect(archivePage(rejected(emptyArea(), { status: 500 }), { page: 2 }).init).toEqual({ status: 503 });
  });

  test('that the browser cannot load is an area that failed; the first page’s failure is the page’s own', async () => {
    const lost = { serverLoader: () => Promise.reject(new TypeError('no connection')) };
    const at = (path: string) => ({ ...lost, url: new URL(path, 'https://www.example') });
    const failed = await loadPage(at('/focus?page=2'), (page, focus) => ({ page, areas: { focus } }));
    expect(failed).toEqual({ page: 2, areas: { focus: rejected(emptyArea(), {}) } });
    await expect(loadPage(at('/focus'), () => null)).rejects.toThrow('no connection');
  });

  test('says where its neighbours are, and shows the picture of its first story', () => {
    const about = { title: 'โฟกัส', canonical: '/focus', feed: '/feed.xml' };
    const tags = archiveMeta(about, list(2, [{ id: '1' }, { id: '2', picture: 'https://a.example/1.jpg' }]), 2, SITE);
    const linked = (rel: string) => tags.find((tag) => 'rel' in tag && tag.rel === rel);
    expect(linked('canonical')).toMatchObject({ href: 'https://www.example/focus?page=2' });
    expect(linked('prev')).toMatchObject({ href: '/focus' });
    expect(linked('next')).toMatchObject({ href: '/focus?page=3' });
    expect(linked('alternate')).toMatchObject({ href: '/feed.xml', type: 'application/rss+xml' });
    expect(tags).toContainEqual({ title: expect.stringMatching(/^โฟกัส หน้า 2 \| /) });
    expect(JSON.stringify(tags)).not.toContain('social.png');
  });
});
