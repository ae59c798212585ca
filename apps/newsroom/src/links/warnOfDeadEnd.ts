import type { Database } from '../database/index.ts';
import { explainDeadEnd } from './explainDeadEnd.ts';
import { findUnknownLinks } from './findUnknownLinks.ts';
import { sayUnknown } from './sayUnknown.ts';

/**
 * At most one sentence: why readers who are led to an address would find nothing there. It can be a path of the site or
 * a whole address; those of other sites are not looked up.
 * @throws {CommandFailed} when the address is an article's and names none
 */
export async function warnOfDeadEnd(db: Database, siteUrl: string, address: string): Promise<string[]> {
  const unreadable = await explainDeadEnd(db, siteUrl, address);
  if (unreadable) return [unreadable];
  return (await findUnknownLinks(db, siteUrl, [address])).map(sayUnknown);
}
