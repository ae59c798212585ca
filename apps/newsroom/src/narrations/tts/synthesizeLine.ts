import { setTimeout as pause } from 'node:timers/promises';
import type { VoiceNames } from '@sala/station';
import { describeFetchFailure } from '../../errors/index.ts';
import { parseRetryAfter, readResponse } from '../../http/index.ts';
import { type Mp3, readMp3 } from './mp3.ts';
import { SynthesisError, type SynthesizedSpeech } from './ttsProvider.ts';

/** A cloud service that speaks one line per request. */
export interface CloudService {
  name: SynthesizedSpeech['provider'];
  /** The name of its voice for each speaker, by the speaker's id. */
  voices: VoiceNames;
  /** The request for a line. */
  toRequest(line: string, voice: string): { url: string; headers: Record<string, string>; body: string };
  /** The MP3 of an answer. Throws when there is none. */
  mp3In(body: Buffer, contentType: string): Buffer;
  /** The service's own code of a failure, if it has one, such as `API_KEY_INVALID`. */
  codeIn(body: Buffer): string | undefined;
}

/** How long each part takes at most, in milliseconds. */
export interface LineTimeouts {
  /** Until an answer must have come. */
  answerMs: number;
  /**
   * The pause before the second try; it doubles before each further one, and is never shorter than the service asks.
   */
  retryMs: number;
  /** A service that asks for a longer pause counts as failed. */
  maxRetryMs: number;
  /** How long a service is left alone that rejects our key, or whose quota is used up. */
  outOfServiceMs: number;
}

/** A failure that will last for so many milliseconds, whatever the request. */
export class ServiceUnavailable extends SynthesisError {
  readonly millis: number;

  constructor(message: string, millis: number) {
    super('failed', message);
    this.millis = millis;
  }
}

/**
 * Quotas are counted by the minute, which so many tries take; a failing service is soon replaced by the embedded voice.
 */
const TRIES = { quota: 7, other: 4 };
/** Minutes of speech, and room for base64, in bytes. */
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;

interface Answer {
  /** 0 when there was none. */
  status: number;
  body: Buffer;
  contentType: string;
  /** The pause that the service asks for, in milliseconds. */
  after: number;
  /** The reason of the failure. */
  reason: string;
}

/**
 * The sound of one line.
 * @throws {SynthesisError}; when the signal is aborted, its reason
 */
export async function synthesizeLine(
  service: CloudService,
  line: string,
  voice: string,
  signal: AbortSignal,
  timeouts: LineTimeouts,
): Promise<Mp3> {
  const { url, headers, body } = service.toRequest(line, voice);
  for (let attempt = 1; ; attempt++) {
    const answer = await sendRequest(
      url,
      headers,
      body,
      AbortSignal.any([signal, AbortSignal.timeout(timeouts.answerMs)]),
    ).catch((cause: Error) => {
      signal.throwIfAborted();
      return { ...NO_ANSWER, reason: describeFetchFailure(cause) };
    });
    if (answer.status === 200) return readMp3(service.mp3In(answer.body, answer.contentType));
    const isPassing = [0, 408, 429].includes(answer.status) || answer.status >= 500;
    const tries = answer.status === 429 ? TRIES.quota : TRIES.other;
    if (!isPassing || attempt >= tries || answer.after > timeouts.maxRetryMs)
      throw toFailure(service, answer, timeouts);
    // random, so that not all requests are repeated at the same moment
    const wait = timeouts.retryMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
    await pause(Math.max(answer.after, wait), undefined, { signal });
  }
}

const NO_ANSWER: Answer = { status: 0, body: Buffer.alloc(0), contentType: '', after: 0, reason: '' };

async function sendRequest(
  url: string,
  headers: Record<string, string>,
  body: string,
  signal: AbortSignal,
): Promise<Answer> {
  const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
  return {
    status: answer.status,
    body: await readResponse(answer, MAX_RESPONSE_BYTES),
    contentType: answer.headers.get('content-type') ?? '',
    after: parseRetryAfter(answer.headers.get('retry-after')),
    reason: '',
  };
}

/** Describes a failure by its status and code alone: the rest of an answer may repeat the key. */
function toFailure({ name, codeIn }: CloudService, answer: Answer, timeouts: LineTimeouts): SynthesisError {
  const { status, after } = answer;
  if (status === 0) return new SynthesisError('failed', `${name} cannot be reached: ${answer.reason}`);
  const code = codeIn(answer.body);
  const statusAndCode = code === undefined ? `${status}` : `${status} ${code}`;
  const millis = Math.max(timeouts.outOfServiceMs, after);
  if ([401, 403].includes(status) || code?.startsWith('API_KEY'))
    return new ServiceUnavailable(`${name} does not accept the key: ${statusAndCode}`, millis);
  if ([402, 429].includes(status))
    return new ServiceUnavailable(`the quota of ${name} is used up: ${statusAndCode}`, millis);
  if (status === 400) return new SynthesisError('refused', `${name} refuses the text: ${statusAndCode}`);
  if (status >= 500) return new ServiceUnavailable(`${name} answers ${statusAndCode}`, after);
  return new ServiceUnavailable(`${name} answers ${statusAndCode}`, millis);
}
