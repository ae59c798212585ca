import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { formatCount } from '../input/index.ts';
import { computeEditDistance } from '../search/index.ts';
import { type CountedTag, countTags } from '../tags/index.ts';
import { formerTags, tags } from './schema.ts';

/** Shorter titles, in characters with their marks, resemble too many others. */
const MIN_LENGTH = 5;

/** A sentence for each title of a tag that does not exist yet, where a tag with almost the same title does. */
export async function warnOfNewTags(db: Database, titles: string[]): Promise<string[]> {
  const current = await db.select({ title: tags.title }).from(tags).where(inArray(tags.title, titles));
  const former = await db.select({ title: formerTags.title }).from(formerTags).where(inArray(formerTags.title, titles));
  const known = new Set([...current, ...former].map(({ title }) => title));
  const added = titles.filter((title) => !known.has(title) && title.length >= MIN_LENGTH);
  if (added.length === 0) return [];
  const lengths = added.flatMap(({ length }) => [length - 1, length, length + 1]);
  const similar = await countTags(db).where(inArray(sql`char_length(${tags.title})`, [...new Set(lengths)]));
  return added.flatMap((title) => {
    const match = similar.find((tag) => isMisspelled(title, tag));
    return match
      ? `${title} is a new tag; did you mean ${match.title} (${formatCount(match.articles, 'article')})?`
      : [];
  });
}

/** True for one edit, of letters in any case or marks; another number is another tag. */
const isMisspelled = (title: string, tag: CountedTag): boolean =>
  readNumbers(title) === readNumbers(tag.title) &&
  computeEditDistance(title.toLowerCase(), tag.title.toLowerCase(), 1) <= 1;

const readNumbers = (title: string): string => title.replace(/\P{Nd}+/gu, ' ').trim();
