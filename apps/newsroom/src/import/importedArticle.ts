import type { CategorySlug } from '@sala/station';

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
