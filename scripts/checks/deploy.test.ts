import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { IMAGE_QUALITY_PERCENT, IMAGE_SIZES } from '../../apps/website/app/ui/imageAddress.ts';
import { ROOT } from '../step.ts';

const DEPLOY = join(ROOT, 'deploy');
const read = (path: string) => readFileSync(join(DEPLOY, path), 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name ?? '');

/** Settings of other images, and of Node.js. */
const FOREIGN = /^(POSTGRES_|IMGPROXY_|NODE_ENV$)/;

test('every setting in deploy/ is documented in docs/providers.md', () => {
  const documented = readFileSync(join(DEPLOY, '../docs/providers.md'), 'utf8');
  const templates = globSync(join(DEPLOY, 'helm/sala/templates/*.yaml')).map((path) => readFileSync(path, 'utf8'));
  const settings = new Set([
    ...found(read('compose.yaml'), /^ +([A-Z][A-Z0-9_]+): /gm),
    ...found(templates.join('\n'), /name: ([A-Z][A-Z0-9_]+), value/g),
    ...found(read('Dockerfile'), /\b([A-Z][A-Z0-9_]+)=(?!\$|\/sala)/g),
  ]);
  const ours = [...settings].filter((name) => !FOREIGN.test(name));
  expect(ours.length).toBeGreaterThan(8);
  for (const name of ours) expect(documented, name).toContain(`\`${name}\``);
});

test('nginx lets imgproxy make exactly the sizes that pages use', () => {
  const [, sizes, quality] = /rs:\(fill\|fit\):\(([\d:|]+)\)\/q:(\d+)\//.exec(read('nginx/imgproxy.conf')) ?? [];
  const listed = Object.entries(IMAGE_SIZES).map(([width, height]) => `${width}:${height}`);
  expect(sizes?.split('|').sort()).toEqual(listed.sort());
  expect(Number(quality)).toBe(IMAGE_QUALITY_PERCENT);
});

test('every value that the chart’s templates use has a default', () => {
  const defaults = new Set<string>();
  const path: string[] = [];
  for (const line of read('helm/sala/values.yaml').split('\n')) {
    const [, indent = '', name] = /^( *)([A-Za-z]+):/.exec(line) ?? [];
    if (!name) continue;
    path.length = indent.length / 2;
    path.push(name);
    defaults.add(path.join('.'));
  }
  const templates = globSync(join(DEPLOY, 'helm/sala/templates/*.yaml')).map((file) => readFileSync(file, 'utf8'));
  const named = found(templates.join('\n'), /\.Values\.([\w.]+)/g);
  expect(named.length).toBeGreaterThan(10);
  for (const name of named) expect([...defaults], name).toContain(name);
});

test('nobody outside reaches the database, and nobody reaches /purge through nginx', () => {
  const [, postgres = ''] = /^ {2}postgres:\n((?: {4}.*\n)+)/m.exec(read('compose.yaml')) ?? [];
  expect(postgres).toContain('networks: [inside]\n');
  expect(postgres).not.toContain('ports:');
  expect(read('compose.yaml')).toContain('\n  inside: { internal: true }\n');
  expect(read('nginx/nginx.conf')).toMatch(/location = \/purge \{\s+return 404;\s+\}/);
});
