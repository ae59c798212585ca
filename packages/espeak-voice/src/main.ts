import { PhonemeError, TooLongError } from './errors.ts';
import { readNdjson } from './ndjson.ts';
import { request } from './request.ts';
import { SOUND_VERSION } from './voices.ts';

// Reads one request per line, and writes one answer per line in the same order (README.md). It ends with its input.
const respond = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

const { openReader } = await import('./reader.ts').catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  respond({ error: 'The packages of the voice are not installed.' });
  process.exit(1);
});
const read = await openReader();
respond({ ready: true, version: SOUND_VERSION });

for await (const line of readNdjson(process.stdin)) {
  const parsed = request.safeParse(line);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    respond({ id: findId(line), error: `not a request: ${issue?.path.join('.')} ${issue?.message}` });
    continue;
  }
  const { id } = parsed.data;
  try {
    const lines = await read(parsed.data);
    respond({ id, lines: lines.map((mp3) => mp3.toString('base64')) });
  } catch (error) {
    // other errors may leave the synthesiser in any state, so the process ends, and the newsroom starts it again
    if (!(error instanceof PhonemeError || error instanceof TooLongError)) throw error;
    respond({ id, error: error.message });
  }
}

/** The id of a request, undefined when it has none. */
function findId(line: unknown): unknown {
  return line !== null && typeof line === 'object' && 'id' in line ? line.id : null;
}
