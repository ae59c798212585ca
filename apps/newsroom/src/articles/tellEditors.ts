import { CommandFailed, describeFetchFailure } from '../errors/index.ts';

const TIMEOUT_MS = 5_000;

/**
 * Writes a sentence into the editors' chat, through an incoming webhook as Slack, Mattermost, Google Chat and others have
 * them.
 * @throws {CommandFailed} when it has not arrived
 */
export async function tellEditors(webhook: string, sentence: string): Promise<void> {
  // some chats read < and > as addresses and as calls to everybody
  const text = sentence.replaceAll('<', '‹').replaceAll('>', '›');
  const failure = await fetch(webhook, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(
    (answer) => (answer.ok ? '' : `it answered ${answer.status}`),
    (error) => describeFetchFailure(error),
  );
  if (failure) throw new CommandFailed(`The chat at EDITORS_WEBHOOK_URL was not told: ${failure}.`);
}
