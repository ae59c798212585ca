import { readConfig } from '../config.ts';
import type { Database } from '../database/index.ts';
import type { Desk } from './command.ts';

/** A desk as it is without any setting. */
export function testDesk(db: Database): Desk {
  const { push, siteUrl, previewSecret } = readConfig({});
  return { db, push, siteUrl, previewSecret };
}
