import type { CategorySlug } from '@sala/station';
import { DAY_MS } from '@sala/thai';

/** The longest id: an index on source and id, whose entries may have 2,700 bytes, identifies an article. */
export const MAX_ID_LENGTH = 500;

/** A date further ahead is a mistake. */
const MAX_DAYS_AHEAD = 366;
/** True for a time, in milliseconds, at which no article is published on purpose. */
export const isFarAhead = (time: number): boolean => time - Date.now() > MAX_DAYS_AHEAD * DAY_MS;

/** Reserved sources: with these a file could change articles that the newsroom has written itself. */
const OWN_SOURCES = new Set(['newsroom', 'demo']);
export const isOwnSource = (source: string): boolean => OWN_SOURCES.has(source);
export const OWN_SOURCE = 'it is a name that the newsroom gives its own articles';

/** An article ready for the database, from whatever source. */
export interface ImportedArticle {
  source: string;
  sourceId: string;
  section: CategorySlug;
  title: string;
  lead: string;
  body: string;
  /** An address; empty without a picture. */
  picture: string;
  credit: string;
  publishedAt: Date;
}

/** Identifies an article among all sources. */
export const toArticleKey = ({ source, sourceId }: Pick<ImportedArticle, 'source' | 'sourceId'>): string =>
  JSON.stringify([source, sourceId]);
