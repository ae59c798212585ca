import { createHash } from 'node:crypto';
import { type CategorySlug, DEFAULT_CATEGORY, isCategorySlug } from '@sala/station';
import { BUDDHIST_ERA_YEARS, DAY_MS } from '@sala/thai';
import { z } from 'zod';
import { escapeHtml } from '../input/index.ts';
import { isHeadlineAgain } from '../text/index.ts';
import { findCategoryByName } from './findCategoryByName.ts';
import { toLead } from './paragraphs.ts';

/** A text that PostgreSQL can keep. */
const storable = z
  .string({ error: ({ input }) => (input === undefined ? 'there is none' : 'is no text') })
  .refine((value) => !value.includes('\0'), 'has a NUL character');

const MAX_TITLE_LENGTH = 500;
const THERE_IS_NONE = { error: 'there is none' };
const MIN_YEAR = 1900;
/** Who plans further ahead has mistyped a year. */
const MAX_DAYS_AHEAD = 366;

const isFarAhead = (date: string): boolean => Date.parse(date) - Date.now() > MAX_DAYS_AHEAD * DAY_MS;
const toCommonEra = (date: string): string => `${Number.parseInt(date, 10) - BUDDHIST_ERA_YEARS}${date.slice(4)}`;

/** A day that is not implausibly far ahead; otherwise the reason as a text. */
const day = z.string({ error: 'there is none' }).superRefine((date, { addIssue, value }) => {
  const year = Number.parseInt(date, 10);
  const problem = (message: string) => addIssue({ code: 'custom', message, input: value });
  if (!z.iso.date().safeParse(date).success) problem(`“${date.slice(0, 40)}” is no day, such as 2025-03-01`);
  else if (year < MIN_YEAR) problem(`${date} is before the year ${MIN_YEAR}`);
  else if (!isFarAhead(date)) return;
  else if (year - BUDDHIST_ERA_YEARS >= MIN_YEAR && !isFarAhead(toCommonEra(date)))
    problem(`${date} is of the Buddhist era: write ${toCommonEra(date)}`);
  else problem(`${date} is more than a year ahead`);
});

/** A line of an agency's news: `{id, category, title, publishedAt: "YYYY-MM-DD", paragraphs, sourceUrl}`. */
const line = z.object(
  {
    id: z.union([storable.min(1, THERE_IS_NONE), z.number()], { error: 'there is none' }).transform(String),
    category: storable.default(''),
    title: storable
      .transform((title) => title.replaceAll('\u200b', '').trim())
      .pipe(
        z
          .string()
          .min(1, THERE_IS_NONE)
          .max(MAX_TITLE_LENGTH, { error: `longer than ${MAX_TITLE_LENGTH} characters` }),
      ),
    publishedAt: day,
    paragraphs: z.array(storable, { error: 'there is no list of them' }).min(1, THERE_IS_NONE),
    sourceUrl: storable.optional(),
  },
  { error: 'is no object' },
);

/** An article ready for the database, from whatever source. */
export interface ImportedArticle {
  source: string;
  sourceId: string;
  section: CategorySlug;
  title: string;
  lead: string;
  body: string;
  picture: string;
  credit: string;
  publishedAt: Date;
}

/** Of what names no category of ours: politics, the beat of the agencies' spokesmen. */
const OTHERWISE = isCategorySlug('politics') ? 'politics' : DEFAULT_CATEGORY;

// These items come without pictures: each gets one of its category's stock scenes, always the same one.
export const CATEGORY_PICTURES: Record<string, string[]> = {
  politics: ['ministry', 'parliament', 'council-chamber', 'press-conference'],
  economy: ['harbour', 'rice-field', 'gold-market', 'construction', 'factory', 'sky-train', 'highway'],
  social: ['hospital', 'village-school', 'classroom', 'clinic-visit', 'library', 'bus-stop'],
  region: ['mountain-mist', 'old-town', 'flood-relief', 'border-bridge', 'night-patrol', 'river-dawn'],
  lifestyle: ['market-morning', 'street-food', 'phone-app', 'bicycle-lane'],
  entertainment: ['dance-theatre', 'weaving', 'lantern-festival', 'temple-roofs', 'karst-island'],
  crime: ['courthouse', 'night-patrol', 'cyber-crime'],
  foreign: ['world-summit', 'airport', 'border-bridge'],
};

/**
 * Reads one line of an agency's news.
 * @returns the article, or in a sentence what is wrong with the line
 */
export function parseGovernmentLine(text: string): ImportedArticle | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'not JSON';
  }
  const read = line.safeParse(json);
  if (!read.success) {
    const issue = read.error.issues[0];
    return `${issue?.path.join('.') || 'line'}: ${issue?.message}`;
  }
  const item = read.data;
  const paragraphs = item.paragraphs.map((paragraph) => paragraph.trim()).filter(saysSomething);
  if (paragraphs[0] && isHeadlineAgain(paragraphs[0], item.title)) paragraphs.shift();
  const section = findCategoryByName([item.category]) ?? OTHERWISE;
  return {
    source: 'thaigov',
    sourceId: item.id,
    section,
    title: item.title,
    lead: toLead(paragraphs[0] ?? ''),
    body: paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n'),
    picture: stockPicture(section, item.id),
    credit: item.sourceUrl ?? '',
    publishedAt: new Date(`${item.publishedAt}T00:00:00+07:00`),
  };
}

/** Whether a paragraph has a letter or a digit: some are only dots or signs. */
function saysSomething(paragraph: string): boolean {
  return /[\p{L}\p{N}]/u.test(paragraph);
}

function stockPicture(category: string, id: string): string {
  const scenes = CATEGORY_PICTURES[category] ?? [];
  const scene = scenes[createHash('md5').update(id).digest().readUInt32BE(0) % scenes.length];
  return scene ? `${scene}.webp` : '';
}
