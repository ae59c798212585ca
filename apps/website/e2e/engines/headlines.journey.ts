import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

/** Sets each headline of the page in columns of these widths (px). Returns its lines; the last ones have ended anyway. */
function linesInPage(widths: number[]): string[] {
  const letters = new Intl.Segmenter('th');
  // WebKit knows no places in what it has not drawn yet
  for (const part of document.querySelectorAll<HTMLElement>('main *')) part.style.contentVisibility = 'visible';
  const lines: string[] = [];
  for (const headline of document.querySelectorAll<HTMLElement>('h3 > a')) {
    const text = headline.firstChild;
    if (!(text instanceof Text)) continue;
    headline.style.display = 'block';
    for (const width of widths) {
      headline.style.width = `${width}px`;
      const range = document.createRange();
      let from = 0;
      let top = Number.NaN;
      // a letter with its marks: of a part of it, Firefox tells the place of its neighbour
      for (const { index: at, segment } of letters.segment(text.data)) {
        range.setStart(text, at);
        range.setEnd(text, at + segment.length);
        const box = Array.from(range.getClientRects()).find(({ width }) => width > 0);
        // a space at the end of a line has no width
        if (!box) continue;
        if (box.top > top + box.height / 2) {
          lines.push(text.data.slice(from, at));
          from = at;
        }
        top = box.top;
      }
    }
  }
  return lines;
}

test('headlines break where they were set to break', async ({ person }) => {
  await person.open('/home');
  await person.sees('region', 'ข่าวล่าสุด');
  const lines = await person.evaluate(linesInPage, [200, 300, 400]);
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter((line) => line.startsWith('\u00a0'))).toEqual([]);
  // Firefox's own dictionary breaks a few more words than ICU's, and what is wider than the column is broken anyway
  const broken = lines.filter((line) => /^[\u200c\u2060]|[\u200c\u2060]$/.test(line));
  expect(broken.length / lines.length, broken.slice(0, 20).join(' | ')).toBeLessThan(0.03);
});
