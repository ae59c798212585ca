import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACCOUNTABILITY, FOOTER, STATION } from '@sala/station';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { json, openTestService } from '../../platform/services/testService.ts';
import { PrivacyPage } from './privacy/PrivacyPage.tsx';
import { describeStoredInBrowser } from './privacy/storedInBrowser.ts';

const service = await openTestService();
vi.stubEnv('NEWSROOM_URL', 'http://127.0.0.1:9');
vi.stubEnv('SCORECARD_URL', `${service.address}/scores`);
vi.spyOn(console, 'error').mockImplementation(() => {});
const { createTestSite } = await import('../../testSite.server.ts');
const site = await createTestSite();
afterAll(() => service.close());

const page = async (path: string) => {
  const response = await site(path);
  const html = await response.text();
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  return { status: response.status, html, main, text: main.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') };
};

const DAYS = Array.from({ length: 30 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 9, 24 + index)).toISOString().slice(0, 10),
  ...(index < 28 ? { answered: 0, failed: 0, minutes: 0 } : { answered: 4319, failed: index - 28, minutes: 1440 }),
}));
const SCORES = {
  days: DAYS,
  speed: { firstByte: { p75: 200, samples: 8638 }, lcp: { p75: 2600, samples: 1200 }, inp: null },
  corrections: { published: 2841, corrected: 9, withdrawn: 1, medianSeconds: 5400 },
};
beforeEach(() => {
  service.requests.length = 0;
  service.answer = json(SCORES);
});

describe.each(['/privacy', '/accessibility', '/status'])('%s', (path) => {
  test('is in Thai, with a canonical address, one heading, no inline styles, and a link in the footer', async () => {
    const { status, html, main, text } = await page(path);
    expect(status).toBe(200);
    expect(html).toContain('<html lang="th"');
    expect(text.match(/[ก-๙]/g)?.length).toBeGreaterThan(text.length / 2);
    expect(html).toContain(`<link rel="canonical" href="http://localhost:3000${path}"/>`);
    expect(main.match(/<h1/g)).toHaveLength(1);
    expect(main).not.toContain('style=');
    expect(FOOTER.groups.flatMap(({ links }) => links.map(({ href }) => href))).toContain(path);
  });
});

describe('/privacy', () => {
  test('names the data controller, the recipients and the retention periods', async () => {
    const { text } = await page('/privacy');
    const { controller, dataProtection, reportEmailDays, statsDays, trafficDays } = ACCOUNTABILITY;
    for (const expected of [controller, dataProtection.email, dataProtection.phone, `${STATION.brand}_consent`])
      expect(text).toContain(expected);
    for (const days of [reportEmailDays, statsDays, trafficDays]) expect(text).toContain(`${days} วัน`);
    for (const { name } of ACCOUNTABILITY.recipients) expect(text).toContain(name);
    expect(text).not.toContain('ค้นหาเว็บของ Google');
    expect(text).not.toContain('MoEngage');
  });

  test('names the marketing service if one is used, and otherwise says that readers are not counted individually', () => {
    const renderPage = (hasMarketing: boolean) =>
      renderToStaticMarkup(createElement(PrivacyPage, { asksWeb: false, hasMarketing }));
    expect(renderPage(true)).toContain('MoEngage บริการการตลาด เมื่อท่านยอมรับคุกกี้แล้วเท่านั้น');
    expect(renderPage(true)).not.toContain('ไม่ใช่รายคน');
    expect(renderPage(false)).toContain('ไม่ใช่รายคน');
  });

  test('refers to the settings of the browser when scripts are off', async () => {
    expect((await page('/privacy')).main).toMatch(/<noscript>.*การตั้งค่าของเบราว์เซอร์.*<\/noscript>/s);
  });

  test('lists every key that the site stores in a browser', async () => {
    const app = join(import.meta.dirname, '../..');
    const sources = globSync('**/*.{ts,tsx}', { cwd: app, exclude: ['**/*.{test,server}.*'] })
      .map((file) => readFileSync(join(app, file), 'utf8'))
      .filter((source) => /Storage\b|\b((read|write)Stored|createResumePositions)\(/.test(source));
    const keys = sources.flatMap((source) =>
      [...source.matchAll(/\b(?:[A-Z]+_)?KEY = '(\w+)'/g)].map(([, key]) => key as string),
    );
    const readKeys = new Set<string>();
    vi.stubGlobal('window', {});
    vi.stubGlobal('localStorage', { getItem: (key: string) => `{"${readKeys.add(key).size}":1}` });
    const described = await describeStoredInBrowser();
    vi.unstubAllGlobals();
    expect(readKeys).toEqual(new Set([...keys, 'audioQueue']));
    expect(described).toHaveLength(readKeys.size);
  });
});

test('/accessibility names the known limits, the contact, the days until an answer and the date of the review', async () => {
  const { text } = await page('/accessibility');
  const { accessibility, statementReviewed } = ACCOUNTABILITY;
  expect(text).toContain('WCAG 2.2 ระดับ AA');
  expect(text).toContain('ข้อจำกัดที่เรารู้');
  expect(text).toContain(accessibility.email);
  expect(text).toContain(`ตอบภายใน ${accessibility.answeredWithin} วัน`);
  expect((await page('/accessibility')).main).toContain(`dateTime="${statementReviewed}"`);
});

describe('/status', () => {
  test('shows the measured value of each promise, and marks metrics that were not measured', async () => {
    const { text, main } = await page('/status');
    expect(service.requests).toEqual(['/scores']);
    // 8638 of 8639: never rounded up to all
    expect(text).toContain('99.98% ทำได้ตามสัญญา');
    expect(text).toContain('รวม 8,639 ครั้ง ใน 2 จาก 30 วัน');
    expect(main).toContain('aria-label="การใช้งานได้รายวัน: เปิดได้ทุกครั้ง 1 วัน ขัดข้องบ้าง แต่ตามสัญญา 1 วัน ยังไม่ได้วัด 28 วัน"');
    expect(main.match(/<rect [^>]*><title>/g)).toHaveLength(30);
    expect(main.match(/<tr><th scope="row">/g)).toHaveLength(30);
    expect(text).toMatch(/หน้าเว็บเริ่มตอบ 200 มิลลิวินาที สัญญา: ไม่เกิน 800 มิลลิวินาที ทำได้ตามสัญญา จาก 8,638 ครั้ง/);
    expect(text).toMatch(/LCP 2.6 วินาที สัญญา: ไม่เกิน 2.5 วินาที ยังทำไม่ได้ตามสัญญา จาก 1,200 ครั้ง/);
    for (const metric of ['INP', 'CLS']) expect(text).toMatch(new RegExp(`${metric} ยังไม่ได้วัด`));
    expect(text).toMatch(/2,841 .*9 .*1 .*2 ชั่วโมง/);
  });

  test('says that nothing has been measured yet on a new site', async () => {
    const days = DAYS.map(({ day }) => ({ day }));
    service.answer = json({ days, speed: {}, corrections: {} });
    const { status, text } = await page('/status');
    expect(status).toBe(200);
    expect(text).toContain('เครื่องวัดยังไม่เคยทำงาน');
    expect(text).toContain('ยังไม่มีการแก้ไข');
    expect(text).not.toMatch(/NaN|null|undefined|100%/);
  });

  test('does not exist when the service has no scores', async () => {
    service.answer = json({}, 404);
    expect((await page('/status')).status).toBe(404);
  });

  test.each([json({}, 500), json(null), json({ days: 'x' })])(
    'answers 503 with a message when the scores cannot be fetched',
    async (answer) => {
      service.answer = answer;
      const { status, text, main } = await page('/status');
      expect(status).toBe(503);
      expect(text).toContain('ขณะนี้ยังแสดงผลการวัดไม่ได้');
      expect(main).toContain('<a href="/corrections">');
    },
  );
});
