import type { CategorySlug } from '@sala/station';

/** The longest id: an index on source and id, whose entries may have 2,700 bytes, identifies an article. */
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
