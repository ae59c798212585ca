import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { readLines } from '../apps/newsroom/src/import/ndjson.ts';
import { splitSpoken } from '../packages/pronunciation/src/spoken/index.ts';
import { ROOT } from '../scripts/step.ts';

// What a change of the spoken rules changes in the real news: `npm run -s bench:spoken > before` prints every number,
// abbreviation and sign with how it is spoken and how often; after the change, compare the two with diff.
const NEWS = join(ROOT, '../shared/data/thai-government-news.ndjson.gz');

interface Article {
  title: string;
  paragraphs: string[];
}

const times = new Map<string, number>();
if (existsSync(NEWS)) {
  for await (const { text } of readLines(createReadStream(NEWS))) {
    const { title, paragraphs } = JSON.parse(text ?? '{}') as Article;
    for (const line of [title, ...paragraphs]) {
      for (const { start, end, words } of splitSpoken(line)) {
        if (!words) continue;
        const form = `${line.slice(start, end)}\t${words.join(' ')}`;
        times.set(form, (times.get(form) ?? 0) + 1);
      }
    }
  }
  for (const [form, count] of [...times].sort(([a], [b]) => (a < b ? -1 : 1))) console.log(`${form}\t${count}`);
} else console.error(`Nothing to read: ${NEWS} is missing.`);
