import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../step.ts';
import { isIgnored, parseDockerfile, stepsOf } from './dockerfile.ts';

test('the Dockerfile of deploy/ is understood whole', () => {
  const stages = parseDockerfile(readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8'));
  expect(stages.map(({ name, from }) => [name, from])).toEqual([
    ['built', 'node:26-slim'],
    ['base', 'node:26-slim'],
    ['newsroom', 'base'],
    ['website', 'base'],
  ]);
  const website = stepsOf(stages, 'website');
  expect(website.filter(({ instruction }) => instruction === 'ENV').map(({ argument }) => argument)).toEqual([
    'NODE_ENV=production',
    'METRICS_PORT=9464',
  ]);
  expect(website.at(-1)).toMatchObject({ instruction: 'CMD', argument: expect.stringMatching(/^\["node",/) });
});

test('an instruction that nobody would follow is refused', () => {
  expect(() => parseDockerfile('FROM x AS y\nADD https://x.example /\n')).toThrow('says ADD https://x.example /');
});

test.each([
  ['docs/providers.md', true],
  ['apps/website/node_modules/a/b.js', true],
  ['node_modules/a.js', true],
  ['apps/docs.ts', false],
  ['package.json', false],
])('%s is ignored: %s', (file, ignored) => {
  expect(isIgnored(file, '**/node_modules\ndocs\n')).toBe(ignored);
});
