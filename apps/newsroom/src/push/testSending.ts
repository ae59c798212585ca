import { randomUUID } from 'node:crypto';
import type { Database } from '../database/index.ts';
import type { PushSettings } from '../settings/index.ts';
import { addMessage, type StoredMessage } from './messages.ts';
import type { PushReport } from './schema.ts';
import { sendMessage } from './sendMessage.ts';

const never = new AbortController().signal;

/** Stores a message as the action does, although the same one may have been sent. */
export const storeMessage = (
  db: Database,
  texts: { title: string; url: string; body?: string },
): Promise<StoredMessage> =>
  addMessage(db, { id: randomUUID(), who: 'malee', origin: 'command line', body: null, ...texts }, true);

/** Sends a message, and returns the reports of its progress. */
export async function sendAll(
  db: Database,
  settings: PushSettings,
  texts: { title: string; url: string; body?: string },
  pace?: Parameters<typeof sendMessage>[4],
): Promise<PushReport[]> {
  const reports: PushReport[] = [];
  for await (const report of sendMessage(db, settings, await storeMessage(db, texts), never, pace))
    reports.push(report);
  return reports;
}
