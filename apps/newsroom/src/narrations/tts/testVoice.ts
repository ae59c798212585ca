// A fake voice that fails as its line says, for tests; it uses the protocol of packages/espeak-voice.
import { closeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { silentMp3 } from './testMp3.ts';

const respond = (answer: unknown) => process.stdout.write(`${JSON.stringify(answer)}\n`);
const MISDEEDS: Record<string, (id: number) => void> = {
  dies: () => process.exit(3),
  throws: () => {
    throw new TypeError('out of voice');
  },
  'throws without a trace': () => {
    Error.stackTraceLimit = 0;
    throw new TypeError('out of voice');
  },
  // as deaf as an endless loop, without its work
  hangs: () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
  'says nothing': () => {},
  'closes its mouth': () => closeSync(1),
  'talks nonsense': () => process.stdout.write('la la la\n'),
  'talks JSON': () => respond(['la']),
  'answers another': (id) => respond({ id: id + 1, lines: [] }),
  'says too little': (id) => respond({ id, lines: [] }),
  'sings WAV': (id) => respond({ id, lines: ['UklGRg=='] }),
  'does not end': () => {
    const more = (): unknown => process.stdout.write('x'.repeat(1_000_000), more);
    more();
  },
  refuses: (id) => respond({ id, error: 'no phoneme at 0' }),
};

respond({ ready: true, version: 1 });
for await (const line of createInterface(process.stdin)) {
  const { id, voice, lines } = JSON.parse(line) as { id: number; voice: string; lines: string[] };
  const misdeed = MISDEEDS[lines[0] ?? ''];
  if (misdeed) misdeed(id);
  else {
    // joining does not look into frames
    const frame = silentMp3(1);
    frame.write(`${process.pid} ${voice} `, 40);
    respond({ id, lines: lines.map(() => frame.toString('base64')) });
  }
}
