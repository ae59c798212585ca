import type { Database } from '../database/index.ts';
import { listLinks } from '../input/index.ts';
import { findUnknownLinks } from './findUnknownLinks.ts';
import { sayUnknown } from './sayUnknown.ts';

// only relative links are looked up
const SITE = 'http://site';

/**
 * A sentence for each relative link in an editor's HTML that leads to no known page: a text that is copied from another
 * site has such links.
 */
export async function warnOfUnknownLinks(db: Database, html: string): Promise<string[]> {
  return (await findUnknownLinks(db, SITE, listLinks(html))).map(sayUnknown);
}
