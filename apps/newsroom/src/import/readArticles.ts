import { describeExcess } from '../input/index.ts';
import type { ImportedArticle } from './importedArticle.ts';
import { readLines } from './ndjson.ts';
import { parseNewsLine } from './newsLine.ts';
import { parseFeed } from './rss.ts';
import { parseRssItem } from './rssItem.ts';
import { peekStream, unzipStream } from './unzip.ts';

// no feed begins with more white space than this
const HEAD_BYTES = 1024;

/** An article of a file, or a message about its fault, and the line on which it begins, counted from 1. */
export interface NumberedArticle {
  number: number;
  article: ImportedArticle | string;
}

/**
 * Reads the articles of a file, gzip or not: of RSS 2.0 when it begins with a tag, else of NDJSON.
 * @throws {CommandFailed} when it begins with a tag and is no feed
 */
export async function* readArticles(source: AsyncIterable<Buffer>): AsyncGenerator<NumberedArticle> {
  const { head, whole } = await peekStream(await unzipStream(source), HEAD_BYTES);
  if (!/^\s*</.test(new TextDecoder().decode(head))) {
    for await (const { number, text, problem } of readLines(whole))
      yield { number, article: problem ?? checkLength(parseNewsLine(text)) };
    return;
  }
  for await (const { line, item, content } of parseFeed(whole)) {
    const article = typeof content === 'string' ? content : checkLength(parseRssItem(content));
    yield { number: line, article: typeof article === 'string' ? `item ${item}: ${article}` : article };
  }
}

/**
 * The article; what is wrong with it when its body is too long: the website would show only the beginning, and could
 * not even parse a far longer one.
 */
function checkLength(article: ImportedArticle | string): ImportedArticle | string {
  const excess = typeof article === 'string' ? undefined : describeExcess(article.body);
  return excess ? `its text has ${excess}` : article;
}
