import type { CategorySlug } from '@sala/station';

/** With its source an article is known again by its id, by an index that takes no more than 2,700 bytes. */
export const MAX_ID_LENGTH = 500;

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
