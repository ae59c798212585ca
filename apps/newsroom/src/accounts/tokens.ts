import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** What stands for a session or an invitation; nobody can guess it. */
export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What the database keeps of a token: who reads the database signs in nowhere. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
