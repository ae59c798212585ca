import { toTerminalText } from '@sala/telemetry';
import { CommandFailed } from '../../errors/index.ts';
import type { ListenerReport } from '../../feedback/index.ts';
import { formatBangkokTime } from '../../input/index.ts';
import type { NarrationState, NarrationStatus } from '../../narrations/index.ts';
import { type Call, callCommand } from '../command.ts';
import { createCommand } from '../subcommands.ts';

export const speechCommand = createCommand('speech', 'reading aloud of the news', {
  status: { does: 'what is read and what waits, what could not be read, and how much sound is kept', run: status },
  again: { takes: 'ID', does: 'read a story again; what there is can be heard until then', run: again },
  reports: {
    takes: '[--emails]',
    does: 'what listeners report, the newest first; with their addresses where they gave one',
    run: reports,
  },
});

const STATES: Record<NarrationStatus['state'], string> = {
  reading: 'reading',
  idle: 'nothing is being read',
  silent: 'no news is read aloud: speech is off, or no voice is installed',
  'not running': 'the newsroom is not running',
};

async function status(call: Call): Promise<void> {
  const told = await callCommand<NarrationStatus>(call, '/speech/status');
  const { current, asked, readings, bytes, mostBytes } = told;
  console.log(current ? `reading ${current.articleId}, ${current.speaker}` : STATES[told.state]);
  if (asked > 0) console.log(`listeners wait for ${asked} stories`);
  for (const { name, missing, outdated } of told.speakers)
    console.log(`${name}: ${missing} to read, ${outdated} to read again`);
  console.log(`${readings} readings kept, ${gigabytes(bytes)} of ${gigabytes(mostBytes)} GB`);
  for (const { articleId, title, speaker, message, retryAt } of told.failures) {
    const next = retryAt
      ? `tried again at ${formatBangkokTime(new Date(retryAt))}`
      : 'not tried again until it changes';
    console.log(`failed: ${articleId}, ${speaker}: ${message}; ${next}  ${title}`);
  }
}

const gigabytes = (bytes: number): string => (bytes / 1e9).toFixed(2);

async function again(call: Call, [name]: string[]): Promise<void> {
  const { state } = await callCommand<{ state: NarrationState }>(call, '/speech/again', { name });
  if (state === 'failed') throw new CommandFailed(`Story ${name} cannot be read now: see speech status.`);
  console.log(`${name} is read again`);
}

async function reports(call: Call, _: string[], { emails = false }: { emails?: boolean }): Promise<void> {
  const { reports: all } = await callCommand<{ reports: ListenerReport[] }>(call, '/speech/reports', {
    withEmails: emails,
  });
  for (const { at, reason, message, email, url } of all)
    console.log(
      [formatBangkokTime(new Date(at)), reason, message, email, url].filter(Boolean).map(inOneLine).join('  '),
    );
}

const inOneLine = (text: string): string => toTerminalText(text).replace(/\s+/g, ' ').trim();
