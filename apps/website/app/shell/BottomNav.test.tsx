import { STATION } from '@sala/station';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { json, openTestService } from '../platform/services/testService.ts';

const service = await openTestService();
vi.stubEnv('NEWSROOM_URL', service.address);
service.answer = json({});
const { createTestSite } = await import('../testSite.server.ts');

let site: Awaited<ReturnType<typeof createTestSite>>;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  site = await createTestSite();
});
afterAll(() => service.close());

describe('the bottom navigation', () => {
  /** Its items, each with its address, and those that are marked as where the reader is. */
  const readItems = (html: string) => {
    const nav = /<nav[^>]*aria-label="เมนูล่าง".*?<\/nav>/.exec(html)?.[0] ?? '';
    const links = [...nav.matchAll(/<a href="([^"]+)"( aria-current="page")?>.*?<\/span>([^<]+)<\/a>/g)];
    return {
      items: links.map(([, href, , title]) => [title, href]),
      current: links.filter(([, , mark]) => mark).map(([, , , title]) => title),
    };
  };
  const CLIPS = `/program/stories/${STATION.shortClipKey}`;

  test.each([
    ['/home', 'หน้าหลัก'],
    ['/home/more'],
    ['/', 'หน้าหลัก'],
    ['/news', 'ข่าว'],
    ['/news/content/1', 'ข่าว'],
    ['/live', 'ชมสด'],
    ['/live/rian', 'ชมสด'],
    ['/program', 'รายการ'],
    ['/program/all', 'รายการ'],
    // the short clips are below the programmes
    [CLIPS, 'รายการ', 'คลิปสั้น'],
    [`${CLIPS}/more`, 'รายการ', 'คลิปสั้น'],
  ])('[2.12-02] [2.12-03] [2.12-04] [2.12-05] [2.12-06] at %s marks where the reader is', async (path, ...current) => {
    expect(readItems(await (await site(path)).text())).toEqual({
      items: [
        ['หน้าหลัก', '/home'],
        ['ข่าว', '/news'],
        ['ชมสด', '/live'],
        ['รายการ', '/program'],
        ['คลิปสั้น', CLIPS],
      ],
      current,
    });
  });

  test('[2.12-01] is missing on /live/vertical', async () => {
    const html = await (await site('/live/vertical')).text();
    expect(html).toContain('<main');
    expect(readItems(html).items).toEqual([]);
  });
});
