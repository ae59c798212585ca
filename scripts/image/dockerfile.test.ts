import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../step.ts';
import { isIgnored, listSteps, parseDockerfile } from './dockerfile.ts';

test('parseDockerfile parses all of deploy/Dockerfile', () => {
  const stages = parseDockerfile(readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8'));
  expect(stages.map(({ name, from }) => [name, from])).toEqual([
    ['built', 'node:26-slim'],
    ['base', 'node:26-slim'],
    ['newsroom', 'base'],
    ['website', 'base'],
  ]);
  const website = listSteps(stages, 'website');
  expect(website.filter(({ instruction }) => instruction === 'ENV').map(({ argument }) => argument)).toEqual([
    'NODE_ENV=production',
    'METRICS_PORT=9464',
  ]);
  expect(website.at(-1)).toMatchObject({ instruction: 'CMD', argument: expect.stringMatching(/^\["node",/) });
});

test('npm scripts in the image find everything installed and install nothing', () => {
  const [built] = parseDockerfile(readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8'));
  expect(built?.steps.find(({ instruction }) => instruction === 'RUN')?.argument).toMatch(
    /^node scripts\/bootstrap\.mjs && /,
  );
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  const write = (path: string, contents: string | object) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof contents === 'string' ? contents : JSON.stringify(contents));
  };
  const inFolder = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, encoding: 'utf8' });
  write('package.json', { name: 'image', version: '1.0.0', private: true, workspaces: ['one'] });
  write('one/package.json', { name: 'one', version: '1.0.0' });
  write('program.mjs', "console.log('it runs');");
  for (const script of ['scripts/bootstrap.mjs', 'scripts/packageAddresses.mjs'])
    write(script, readFileSync(join(ROOT, script), 'utf8'));
  inFolder('npm', 'install', '--package-lock-only', '--no-audit', '--no-fund', '--silent');
  expect(inFolder('node', 'scripts/bootstrap.mjs')).toBe('');
  inFolder('npm', 'prune', '--omit=dev', '--no-audit', '--no-fund');
  expect(inFolder('node', 'scripts/bootstrap.mjs', 'program.mjs')).toBe('it runs\n');
  rmSync(folder, { recursive: true });
});

test('parseDockerfile rejects an instruction that it does not support', () => {
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
