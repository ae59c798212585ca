import { type ImportedStory, readGovernmentLine } from './government.ts';
import { readLines } from './ndjson.ts';
import { readFeed } from './rss.ts';
import { readRssItem } from './rssItem.ts';
import { peeked, unzipped } from './unzip.ts';

// more white space than this is before no feed
const HEAD = 1024;

/** A story of a file, or in words what is wrong with it, and the line of the file on which it begins, counted from 1. */
export interface NumberedStory {
  number: number;
  story: ImportedStory | string;
}

/**
 * Reads the stories of a file, gzip or not: of RSS 2.0 when it begins with a tag, else of NDJSON.
 * @throws {CommandFailed} when it begins with a tag and is no feed
 */
export async function* readStories(source: AsyncIterable<Buffer>): AsyncGenerator<NumberedStory> {
  const { head, whole } = await peeked(await unzipped(source), HEAD);
  if (!/^\s*</.test(new TextDecoder().decode(head))) {
    for await (const { number, text, problem } of readLines(whole))
      yield { number, story: problem ?? readGovernmentLine(text) };
    return;
  }
  for await (const { line, item, content } of readFeed(whole)) {
    const story = typeof content === 'string' ? content : readRssItem(content);
    yield { number: line, story: typeof story === 'string' ? `item ${item}: ${story}` : story };
  }
}
