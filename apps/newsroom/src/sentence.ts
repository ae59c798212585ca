import { BadSetting } from './config.ts';
import { DataDirectoryInUse } from './database/index.ts';

/** What went wrong, in one sentence for the person at the terminal. */
export function sentenceFor(error: unknown): string {
  if (error instanceof BadSetting || error instanceof DataDirectoryInUse) return error.message;
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  if (code === 'EADDRINUSE') return 'The newsroom’s port is taken by another program: stop it, or set NEWSROOM_PORT.';
  if (code === 'EACCES') return `The newsroom may not write there: ${message}.`;
  if (code === 'ENOSPC' || /no space left/i.test(message ?? '')) return 'The disk is full: make room and start again.';
  if (code === 'ECONNREFUSED') return 'The database at DATABASE_URL does not answer.';
  return `The newsroom cannot start: ${message ?? String(error)}`;
}
