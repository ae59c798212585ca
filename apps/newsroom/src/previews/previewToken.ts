import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Database, loadSecret } from '../database/index.ts';

/** How long the address of a preview is valid, in milliseconds. */
const TOKEN_TTL_MS = 7 * 24 * 3600_000;

/** The subject of a preview's token: a draft of an article or an episode of a programme, by its id. */
export interface PreviewToken {
  id: number;
  expiresAt: Date;
}

/** The kind of a token's subject: a draft's token does not open an episode of the same id. */
export type PreviewKind = 'draft' | 'episode';

/**
 * The secret that signs previews: that of the environment, else one that is generated once and stored in the database.
 */
export async function loadPreviewSecret(db: Database, configured: string | undefined): Promise<string> {
  return configured ?? loadSecret(db, 'preview-secret', () => randomBytes(32).toString('base64url'));
}

/** A token with which anyone can see a draft or an episode for a week: `{id}.{expiry in seconds}.{signature}`. */
export function signPreview(
  secret: string,
  id: number,
  now = new Date(),
  what: PreviewKind = 'draft',
): PreviewToken & { token: string } {
  const seconds = Math.floor((now.getTime() + TOKEN_TTL_MS) / 1000);
  const signed = `${id}.${seconds}`;
  return { id, expiresAt: new Date(seconds * 1000), token: `${signed}.${createSignature(secret, signed, what)}` };
}

/** The subject of a token; null when the token is invalid or has expired. */
export function parsePreviewToken(
  secret: string,
  token: string,
  now = new Date(),
  what: PreviewKind = 'draft',
): PreviewToken | null {
  const [, signed = '', id, seconds, sent = ''] = /^((\d{1,10})\.(\d{1,12}))\.([\w-]{43})$/.exec(token) ?? [];
  if (!timingSafeEqual(Buffer.from(createSignature(secret, signed, what)), Buffer.from(sent.padEnd(43)))) return null;
  const expiresAt = new Date(Number(seconds) * 1000);
  return expiresAt > now ? { id: Number(id), expiresAt } : null;
}

const createSignature = (secret: string, signed: string, what: PreviewKind): string =>
  createHmac('sha256', secret)
    .update(`${what === 'draft' ? 'preview' : 'preview of an episode'} ${signed}`)
    .digest('base64url');
