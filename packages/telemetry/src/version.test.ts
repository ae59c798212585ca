import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { readVersion } from './version.ts';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=test', '-c', 'user.email=test@sala.example', ...args], {
    encoding: 'utf8',
  }).trim();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sala-version-'));
  const made = root;
  onTestFinished(() => rmSync(made, { recursive: true }));
  writeFileSync(join(root, 'package.json'), '{"version": "0.1.0"}');
});

test('a tree without a history has the version of its package', () => {
  expect(readVersion({}, root)).toBe('0.1.0');
});

test('SALA_VERSION says which image it is', () => {
  expect(readVersion({ SALA_VERSION: ' 2026-11-29.1 ' }, root)).toBe('2026-11-29.1');
  expect(readVersion({ SALA_VERSION: '' }, root)).toBe('0.1.0');
});

test('a clone has its tag or its commit, and says when a file was changed', () => {
  git('init', '--quiet');
  expect(readVersion({}, root), 'without a commit').toBe('0.1.0');
  git('add', '.');
  git('commit', '--quiet', '--message', 'First');
  expect(readVersion({}, root)).toBe(git('rev-parse', '--short', 'HEAD'));
  git('tag', 'v0.1.0');
  expect(readVersion({}, root)).toBe('v0.1.0');
  writeFileSync(join(root, 'package.json'), '{"version": "0.1.1"}');
  expect(readVersion({}, root)).toBe('v0.1.0-dirty');
});
