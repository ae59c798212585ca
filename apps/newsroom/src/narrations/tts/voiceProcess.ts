import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Readable } from 'node:stream';

/** An hour of speech in base64, and room for the times of its lines, in bytes. */
const MAX_RESPONSE_BYTES = 32 * 1024 * 1024;
/** How much of the program's error output is reported, in characters. */
const MAX_STDERR_LENGTH = 2_000;

/** A program that answers each line of JSON with one. */
export interface VoiceProcess {
  /**
   * Writes a request and reads the next answer. Rejects when there is none, or when it is no JSON: then the program
   * cannot be used any more.
   */
  send(request: object, signal: AbortSignal): Promise<unknown>;
  /** Reads the next answer without a request: the greeting. Rejects as `send` does. */
  receive(signal: AbortSignal): Promise<unknown>;
  end(): Promise<void>;
}

/** Starts a program in Node.js. It is killed when the signal of a request is aborted. */
export function startVoiceProcess(program: string): VoiceProcess {
  // of the newsroom's environment it needs only the path, to find ffmpeg
  const env = { PATH: process.env.PATH };
  // detached: a terminal sends Ctrl-C to the newsroom alone, which ends its voice itself
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'pipe'], env, detached: true });
  const ended = new Promise<void>((done) => child.once('close', () => done()).once('error', () => done()));
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(0, MAX_STDERR_LENGTH);
  });
  // a failed write is noticed as a missing answer
  child.stdin.on('error', () => {});
  // a lower priority than the newsroom's, which answers readers
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);

  const answers = readAnswers(child.stdout);
  const kill = () => void child.kill('SIGKILL');
  const receive = async (signal: AbortSignal) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', kill);
    try {
      const answer = await answers.next();
      if (!answer.done) return answer.value;
      signal.throwIfAborted();
      kill();
      await ended;
      throw new Error(`the voice has ended: ${/^\[?\w*Error\b.*$/m.exec(complaint)?.[0] ?? 'without a word'}`);
    } finally {
      signal.removeEventListener('abort', kill);
    }
  };
  return {
    receive,
    send: (request, signal) => {
      child.stdin.write(`${JSON.stringify(request)}\n`);
      return receive(signal);
    },
    end: () => {
      kill();
      return ended;
    },
  };
}

/** The values of a stream of JSON, one a line. Throws at what is none, or too long. */
async function* readAnswers(stream: Readable): AsyncGenerator<unknown> {
  let parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    let remaining = chunk;
    for (let end = remaining.indexOf('\n'); end !== -1; end = remaining.indexOf('\n')) {
      yield JSON.parse(Buffer.concat([...parts, remaining.subarray(0, end)]).toString());
      parts = [];
      size = 0;
      remaining = remaining.subarray(end + 1);
    }
    parts.push(remaining);
    size += remaining.length;
    if (size > MAX_RESPONSE_BYTES) throw new Error('the voice’s answer does not end');
  }
}
