import { explainTooMuch } from '../input/index.ts';
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
      yield { number, article: problem ?? refuseLong(parseNewsLine(text)) };
    return;
  }
  for await (const { line, item, content } of parseFeed(whole)) {
    const article = typeof content === 'string' ? content : refuseLong(parseRssItem(content));
    yield { number: line, article: typeof article === 'string' ? `item ${item}: ${article}` : article };
  }
}

/**
 * The longest body: the website would show only the beginning of a longer one, and could not even parse a far longer
 * one.
 */
function refuseLong(article: ImportedArticle | string): ImportedArticle | string {
  const why = typeof article === 'string' ? undefined : explainTooMuch(article.body);
  return why ? `its text has ${why}` : article;
}
