import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A random token of a session or an invitation. */
export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The hash of a token; the database stores only this, so that nobody can sign in with a copy of the database. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
