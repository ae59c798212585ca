import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Database, keptSecret } from '../database/index.ts';

/** How long the address of a preview is good, in milliseconds. */
const GOOD_FOR = 7 * 24 * 3600_000;

/** What a preview's token stands for. */
export interface PreviewToken {
  draftId: number;
  expiresAt: Date;
}

/** The secret that signs previews: the environment's, else one that is made once and kept in the database. */
export async function previewSecret(db: Database, given: string | undefined): Promise<string> {
  return given ?? keptSecret(db, 'preview-secret', () => randomBytes(32).toString('base64url'));
}

/** A token with which whoever has it may read a draft for a week: `{draft}.{expiry in seconds}.{signature}`. */
export function signPreview(secret: string, draftId: number, now = new Date()): PreviewToken & { token: string } {
  const seconds = Math.floor((now.getTime() + GOOD_FOR) / 1000);
  const signed = `${draftId}.${seconds}`;
  return { draftId, expiresAt: new Date(seconds * 1000), token: `${signed}.${signature(secret, signed)}` };
}

/** What a token stands for; null when it is not ours or no longer good. */
export function readPreviewToken(secret: string, token: string, now = new Date()): PreviewToken | null {
  const [, signed = '', draft, seconds, given = ''] = /^((\d{1,10})\.(\d{1,12}))\.([\w-]{43})$/.exec(token) ?? [];
  if (!timingSafeEqual(Buffer.from(signature(secret, signed)), Buffer.from(given.padEnd(43)))) return null;
  const expiresAt = new Date(Number(seconds) * 1000);
  return expiresAt > now ? { draftId: Number(draft), expiresAt } : null;
}

const signature = (secret: string, signed: string): string =>
  createHmac('sha256', secret).update(`preview ${signed}`).digest('base64url');
