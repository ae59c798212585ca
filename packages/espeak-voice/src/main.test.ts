import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const INSTALLED = existsSync(new URL('../../../node_modules/espeak-ng', import.meta.url));
const PROGRAM = join(import.meta.dirname, 'main.ts');

/** The program's parsed answers to these lines, and its exit code after them. */
async function answersTo(lines: string[], { env = process.env, program = PROGRAM } = {}) {
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'], env });
  child.stdin.end(lines.join('\n'));
  let output = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) output += chunk;
  const code = child.exitCode ?? (await new Promise((done) => child.once('exit', done)));
  return {
    code,
    answers: output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  };
}

test.skipIf(!INSTALLED)(
  'the program responds to each line, reports errors, and exits at the end of its input',
  async () => {
    const { code, answers } = await answersTo([
      JSON.stringify({ id: 1, voice: 'man', lines: ['sa2wat2 di:3', 'k_hrap4'] }),
      'no JSON',
      '[1]',
      JSON.stringify({ id: 2, voice: 'somebody', lines: ['ma:3'] }),
      JSON.stringify({ id: 3, voice: 'man', lines: [] }),
      JSON.stringify({ id: 4, voice: 'man', lines: ['ma:3', 'สวัสดี'] }),
      JSON.stringify({ id: 5, voice: 'man', lines: ['a'.repeat(5_000)] }),
      `{"id":6,"voice":"man","lines":["${'a'.repeat(2_000_000)}"]}`,
      JSON.stringify({ id: 'last', voice: 'lowWoman', lines: ['ma:5'] }),
    ]);
    const [ready, first, ...others] = answers;
    const last = others.pop();
    expect(code).toBe(0);
    expect(ready).toEqual({ ready: true, version: expect.any(Number) });
    // the headers of frames of 48 kbit/s, 22,050 Hz, mono
    expect(first).toEqual({ id: 1, lines: Array(2).fill(expect.stringMatching(/^\/\/N[gi]x/)) });
    expect(others.map(({ id }) => id)).toEqual([null, null, 2, 3, 4, 5, null]);
    for (const { error } of others) expect(error).toMatch(/^(?:not a request: |no phoneme )/);
    expect(last).toEqual({ id: 'last', lines: [expect.any(String)] });
  },
);

test.skipIf(!INSTALLED)('the program synthesizes where its path has Thai letters', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'สถานี '));
  const program = join(folder, 'main.ts');
  symlinkSync(PROGRAM, program);
  const { answers } = await answersTo([JSON.stringify({ id: 1, voice: 'man', lines: ['ma:3'] })], { program });
  expect(answers).toMatchObject([{ ready: true }, { id: 1, lines: [expect.any(String)] }]);
  rmSync(folder, { recursive: true });
});

test.skipIf(!INSTALLED)('the program synthesizes without ffmpeg', async () => {
  const { answers } = await answersTo([JSON.stringify({ id: 1, voice: 'man', lines: ['ma:3'] })], {
    env: { PATH: '/nowhere' },
  });
  expect(answers).toMatchObject([{ ready: true }, { id: 1, lines: [expect.any(String)] }]);
});
