import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { joinPhrases } from '@sala/thai';
import { readLines } from '../apps/newsroom/src/import/ndjson.ts';
import { makeFonts } from '../apps/website/bundling/fonts.ts';
import { prepareBrowser } from '../scripts/machine/prepareBrowser.ts';
import { ROOT } from '../scripts/step.ts';

// `npm run bench:lines`: how many lines of real headlines end inside a word that readers would not break, and how many in
// front of what the last word leads to, or one short word away from a space; in a browser with the site's own font.
const NEWS = join(ROOT, '../shared/data/thai-government-news.ndjson.gz');
const WORDS = join(ROOT, '../shared/data/thai-pronunciations.tsv');
const HEADLINES = 500;
/** The headlines of cards, leads and articles: font size and width in px. */
const SETTINGS = [
  { name: 'compact card', size: 17, width: 230 },
  { name: 'lead', size: 34, width: 600 },
  { name: 'article on a phone', size: 28, width: 328 },
];
const TITLES = 'นาย|นางสาว|นาง|น\\.ส\\.|พล\\.[ก-ฮ]\\.[ก-ฮ]\\.|ร\\.[ก-ฮ]\\.|ดร\\.|ศ\\.';
const COUNTED =
  /[0-9๐-๙]+(?:[.,:\-–][0-9๐-๙]+)*(?:\s?(?:ล้านบาท|ล้านคน|ล้าน|แสน|หมื่น|พัน))?\s?(?:คน|ราย|ปี|วัน|เดือน|บาท|แห่ง|จังหวัด|ไร่|ครั้ง|ตัน|กิโลเมตร|ฉบับ|น\.)/g;

/** A word that leads to the next one, or stands alone between a space and the end of its line. */
const LEADING = /(?:ใน|ของ|และ|จาก|กับ|โดย|แต่|หรือ|เพื่อ|ให้|กำลัง|ทุก)$|[^0-9]\s[ก-๎]{1,4}$/;
/** A word that stands alone between the beginning of a line and a space. */
const TRAILING = /^[ก-๎]{1,4}\s[^0-9]/;

interface Article {
  title: string;
  paragraphs: string[];
}

/**
 * Every 27th headline of the news, so that all times and sources are represented; and the people's names that occur in
 * at least five places of all articles.
 */
async function readNews(): Promise<{ headlines: string[]; names: Set<string> }> {
  const all: string[] = [];
  const names = new Map<string, number>();
  for await (const { text } of readLines(createReadStream(NEWS))) {
    const { title, paragraphs } = JSON.parse(text ?? '{}') as Article;
    all.push(title.trim());
    for (const [, first = '', last = ''] of paragraphs
      .join('\n')
      .matchAll(new RegExp(`(?:${TITLES})\\s?([ก-๎]{4,16})\\s([ก-๎]{4,16})`, 'g')))
      for (const name of [first, last]) names.set(name, (names.get(name) ?? 0) + 1);
  }
  const step = Math.floor(all.length / HEADLINES);
  return {
    headlines: all.filter((_, index) => index % step === 0).slice(0, HEADLINES),
    names: new Set([...names].filter(([, count]) => count >= 5).map(([name]) => name)),
  };
}

/**
 * The positions inside words, names, and numbers with their units, where no reader would pause. Of several words at a
 * position the longest counts.
 */
function listInsides(text: string, words: ReadonlySet<string>): Set<number> {
  const inside = new Set<number>();
  const cover = (start: number, end: number) => {
    for (let at = start + 1; at < end; at++) inside.add(at);
  };
  for (let start = 0; start < text.length; ) {
    let end = start;
    for (let length = 4; length <= 24; length++) if (words.has(text.slice(start, start + length))) end = start + length;
    cover(start, end);
    start = Math.max(end, start + 1);
  }
  for (const { 0: match, index } of text.matchAll(COUNTED)) cover(index, index + match.length);
  return inside;
}

if (!existsSync(NEWS)) {
  console.log('../shared/data is not there: nothing to measure with');
  process.exit(0);
}
const { headlines, names } = await readNews();
const dictionary = readFileSync(WORDS, 'utf8')
  .split('\n')
  .map((line) => line.split('\t')[0] ?? '');
const words = new Set([...dictionary.filter((word) => word.length >= 4), ...names]);
const { CHROMIUM, PLAYWRIGHT_CHANNEL } = { ...process.env, ...prepareBrowser() };
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(CHROMIUM && { executablePath: CHROMIUM }),
  ...(PLAYWRIGHT_CHANNEL && { channel: PLAYWRIGHT_CHANNEL }),
});
const page = await browser.newPage();
const font = readFileSync(join(await makeFonts(), 'headline-common.woff2')).toString('base64');
const face = `@font-face{font-family:Headline;font-weight:600;src:url(data:font/woff2;base64,${font})}`;
await page.setContent(
  `<!doctype html><html lang="th"><style>${face}h1{font:600 17px/1.35 Headline;text-wrap:balance;margin:0;overflow-wrap:anywhere}</style><h1>ก a</h1></html>`,
);
await page.evaluate('document.fonts.ready.then(() => {})');

// a string, because browser types are not available here
const IN_BROWSER = `([texts, size, width]) => {
  const heading = document.querySelector('h1');
  heading.style.fontSize = size + 'px';
  heading.style.width = width + 'px';
  return texts.map((text) => {
    heading.textContent = text;
    const range = document.createRange();
    const ends = [];
    let top;
    for (let at = 0; at < text.length; at++) {
      range.setStart(heading.firstChild, at);
      range.setEnd(heading.firstChild, at + 1);
      const box = range.getClientRects()[0];
      // what has no width of its own says nothing: marks, joiners, the space at the end of a line
      if (!box || box.width === 0) continue;
      if (top !== undefined && box.top > top + size / 2) ends.push(at);
      top = box.top;
    }
    return ends;
  });
}`;

/** The positions at which lines end, in UTF-16 units, without the last line of each text. */
const listLineEnds = (texts: string[], size: number, width: number): Promise<number[][]> =>
  page.evaluate(`(${IN_BROWSER})(${JSON.stringify([texts, size, width])})`);

for (const { name, size, width } of SETTINGS) {
  const figures = [];
  for (const [how, set] of [
    ['as it is', (text: string) => text],
    ['kept together', (text: string) => joinPhrases(text)],
  ] as const) {
    const texts = headlines.map(set);
    const ends = await listLineEnds(texts, size, width);
    let lines = 0;
    let bad = 0;
    let awkward = 0;
    for (const [index, headline] of headlines.entries()) {
      const inside = listInsides(headline, words);
      const text = texts[index] ?? '';
      for (const end of ends[index] ?? []) {
        lines += 1;
        // the position in the text without joiners
        const at = text.slice(0, end).replace(/[\u200c\u2060]/g, '').length;
        const last = headline[at - 1] === ' ' ? at - 1 : at;
        if (LEADING.test(headline.slice(0, at)) || TRAILING.test(headline.slice(at))) awkward += 1;
        if (inside.has(at) || inside.has(last)) {
          bad += 1;
          if (process.argv.includes('--show') && how !== 'as it is')
            console.log(`  ${headline.slice(Math.max(0, at - 15), at)}⏎${headline.slice(at, at + 15)}`);
        }
      }
    }
    const percent = (count: number) => `${((count / lines) * 100).toFixed(1)} %`;
    figures.push(`${how}: ${bad} of ${lines} lines (${percent(bad)}), ${awkward} awkward (${percent(awkward)})`);
  }
  console.log(`${name}, ${size} px in ${width} px`.padEnd(40), figures.join('   '));
}
await browser.close();
