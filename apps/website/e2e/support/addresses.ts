import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../../..');

/** The website and the newsroom that the tests run against, both real. */
export const WEBSITE = 'http://localhost:3100';
export const NEWSROOM = 'http://localhost:4100';

/** A port on which nothing listens: one that is merely free now may be another test's in a moment. */
export const NOBODY = 'http://localhost:1';
