import { DEFAULT_CATEGORY, findCategory } from '@sala/station';
import { BUDDHIST_ERA_YEARS, toEpochMs, toPlainText } from '@sala/thai';
import { z } from 'zod';
import { MAX_CREDIT_LENGTH, MAX_TITLE_LENGTH } from '../articles/schema.ts';
import { findCategoryByName, tidyLine, tidyText, toParagraphsHtml } from '../input/index.ts';
import { isHeadlineAgain } from '../text/index.ts';
import { type ImportedArticle, isFarAhead, isOwnSource, MAX_ID_LENGTH, OWN_SOURCE } from './importedArticle.ts';
import { toLead } from './toLead.ts';
import { toWebAddress } from './webAddress.ts';

const text = z.string({ error: ({ input }) => (input === undefined ? 'it is missing' : 'it is no text') });
/** A text that PostgreSQL can store. */
const storable = text.refine((value) => !value.includes('\0'), 'it has a NUL character');

const MAX_SOURCE_LENGTH = 100;
/** The source of lines without one: the public archive of the Thai government's news has no such field. */
const GOVERNMENT = 'thaigov';
const MISSING = { error: 'it is missing' };
const MIN_YEAR = 1900;

const toCommonEra = (typed: string): string => `${Number.parseInt(typed, 10) - BUDDHIST_ERA_YEARS}${typed.slice(4)}`;

/** The time of a day or an instant, in Bangkok unless it has an offset; otherwise the reason as a text. */
const publishingTime = text.transform((typed, { addIssue, value }) => {
  const at = toEpochMs(typed);
  const year = Number.parseInt(typed, 10);
  const problem = (message: string) => {
    addIssue({ code: 'custom', message, input: value });
    return z.NEVER;
  };
  if (Number.isNaN(at))
    return problem(`“${typed.slice(0, 40)}” is no day, such as 2025-03-01, and no time, such as 2025-03-01T08:30`);
  if (year < MIN_YEAR) return problem(`${typed} is before the year ${MIN_YEAR}`);
  if (!isFarAhead(at)) return new Date(at);
  if (year - BUDDHIST_ERA_YEARS >= MIN_YEAR && !isFarAhead(toEpochMs(toCommonEra(typed))))
    return problem(`${typed} is of the Buddhist era: write ${toCommonEra(typed)}`);
  return problem(`${typed} is more than a year ahead`);
});

/** A line of news; docs/editing.md says what is in it. */
const line = z.object(
  {
    id: z
      .union([storable.min(1, MISSING), z.number()], MISSING)
      .transform(String)
      .pipe(z.string().max(MAX_ID_LENGTH, `it is longer than ${MAX_ID_LENGTH} characters`)),
    source: storable
      .overwrite(tidyText)
      .min(1, 'it is empty')
      .max(MAX_SOURCE_LENGTH, `it is longer than ${MAX_SOURCE_LENGTH} characters`)
      .refine((source) => !isOwnSource(source), OWN_SOURCE)
      .default(GOVERNMENT),
    category: storable.default(''),
    title: storable
      .transform((title) => tidyLine(toPlainText(title).replaceAll('\u200b', '')))
      .pipe(
        z
          .string()
          .min(1, MISSING)
          .max(MAX_TITLE_LENGTH, { error: `it is longer than ${MAX_TITLE_LENGTH} characters` }),
      ),
    publishedAt: publishingTime,
    paragraphs: z.array(storable, { error: 'there is no list of them' }).min(1, MISSING),
    picture: storable
      .refine((address) => address === '' || toWebAddress(address) !== '', 'it is no web address')
      .transform(toWebAddress)
      .default(''),
    sourceUrl: storable.max(MAX_CREDIT_LENGTH, `it is longer than ${MAX_CREDIT_LENGTH} characters`).optional(),
  },
  { error: 'it is no object with the fields of one article, such as {"id": …}' },
);

/** The category of government news without a known one: politics, the beat of its spokesmen. */
const GOVERNMENT_CATEGORY = findCategory('politics')?.slug ?? DEFAULT_CATEGORY;

/**
 * Reads one line of an NDJSON file of news.
 * @returns the article, or in a sentence what is wrong with the line
 */
export function parseNewsLine(text: string): ImportedArticle | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'not JSON';
  }
  const read = line.safeParse(json);
  if (!read.success) {
    const issue = read.error.issues[0];
    return [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ');
  }
  const item = read.data;
  const paragraphs = item.paragraphs.flatMap(toLines).filter(hasLetters);
  if (paragraphs[0] && isHeadlineAgain(paragraphs[0], item.title)) paragraphs.shift();
  const fallback = item.source === GOVERNMENT ? GOVERNMENT_CATEGORY : DEFAULT_CATEGORY;
  return {
    source: item.source,
    sourceId: item.id,
    section: findCategoryByName([item.category]) ?? fallback,
    title: item.title,
    lead: toLead(paragraphs[0] ?? ''),
    body: toParagraphsHtml(paragraphs),
    picture: item.picture,
    credit: item.sourceUrl ?? '',
    publishedAt: item.publishedAt,
  };
}

/** The lines of a paragraph, which may have entities and tags of the page that it was taken from. */
const toLines = (paragraph: string): string[] => paragraph.split(/\n+/).map((line) => toPlainText(line));

/** True when a paragraph has a letter or a digit: some are only dots or signs. */
function hasLetters(paragraph: string): boolean {
  return /[\p{L}\p{N}]/u.test(paragraph);
}
