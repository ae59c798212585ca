import { request } from 'undici';
import type { Finding } from './finding.ts';
import { removeSecrets, toOneLine } from './oneLine.ts';

/** The timeout, in milliseconds, and how much of a stream's playlist is read, in bytes. */
const TIMEOUT_MS = 4000;
const MAX_PLAYLIST_LENGTH = 256 * 1024;

/** Checks that the host of an endpoint for readers' actions answers, with any status. */
export function checkHost(address: string): Promise<Finding> {
  return runCheck('whether it is there', async (signal) => {
    const { body } = await request(new URL(address).origin, { method: 'HEAD', signal });
    await body.dump();
    return { outcome: 'fits', why: 'it is there; what it is for would write' };
  });
}

/** Checks that a channel's address leads to an HLS playlist. A channel that is off the air may answer 404. */
export function checkStream(channel: string, address: string): Promise<Finding> {
  return runCheck(`${channel}: ${removeSecrets(address)}`, async (signal) => {
    const { statusCode, body } = await request(address, { signal });
    let text = '';
    for await (const chunk of body.setEncoding('utf8')) {
      text += chunk;
      if (text.length > MAX_PLAYLIST_LENGTH) break;
    }
    if (statusCode === 404)
      return { outcome: 'none', why: 'it answers 404: right only while the channel is off the air' };
    if (statusCode !== 200) return { outcome: 'misfit', why: `it answers ${statusCode}` };
    return text.startsWith('#EXTM3U') ? { outcome: 'fits' } : { outcome: 'misfit', why: 'it is no playlist of HLS' };
  });
}

/** Checks that an address is an event stream, on which the service announces changes. */
export function checkEventStream(address: string): Promise<Finding> {
  return runCheck('the stream of what changes', async (signal) => {
    const { statusCode, headers, body } = await request(address, { headers: { accept: 'text/event-stream' }, signal });
    body.on('error', () => {}).destroy();
    if (statusCode !== 200) return { outcome: 'misfit', why: `it answers ${statusCode}` };
    const isEventStream = String(headers['content-type']).startsWith('text/event-stream');
    return isEventStream ? { outcome: 'fits' } : { outcome: 'misfit', why: 'it is no text/event-stream' };
  });
}

async function runCheck(
  label: string,
  check: (signal: AbortSignal) => Promise<Pick<Finding, 'outcome'> & Partial<Finding>>,
): Promise<Finding> {
  const startedAt = performance.now();
  const milliseconds = () => Math.round(performance.now() - startedAt);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return { request: label, why: '', warnings: [], ...(await check(signal)), milliseconds: milliseconds() };
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const why = signal.aborted ? 'no answer in time' : toOneLine(code ?? message);
    return { outcome: 'unreachable', request: label, why, warnings: [], milliseconds: milliseconds() };
  }
}
