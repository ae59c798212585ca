import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../step.ts';
import {
  findLostMentions,
  findNameFaults,
  findThirdPersons,
  findVerblessFunctions,
  listCodeWords,
  listReplacedNames,
  listVerbs,
} from './names.ts';

const GLOSSARY = `
| verb | work |
|---|---|
| \`fetch\` | \`asked\` |

## The nouns

| term | is | replaces |
|---|---|---|
| \`IconButton\` | a button | Press |
| \`PlayRequest\` \`play\` | what \`play\` is for | \`Wish\`, wanted, \`WishList\`, \`takeOnce\` |
`;
const replaced = listReplacedNames(GLOSSARY);
const faultsOf = (source: string, file = 'apps/a.ts') => findNameFaults(file, source, replaced);

test('listReplacedNames returns only names in code letters of the last column, each with its term', () => {
  expect(replaced).toEqual([
    { name: 'Wish', term: '`PlayRequest`, `play`' },
    { name: 'WishList', term: '`PlayRequest`, `play`' },
    { name: 'takeOnce', term: '`PlayRequest`, `play`' },
  ]);
});

test('a name that the glossary replaces is reported once, with the term to use', () => {
  expect(faultsOf('export type WishListRow = 1;')).toEqual([
    'apps/a.ts: WishListRow says “WishList”, which docs/glossary.md replaces: use `PlayRequest`, `play`.',
  ]);
});

test.each([
  'export type Wish = 1;',
  'export const toWish = 1',
  'export async function takeOnceMore() {}',
  'export const WISH_LIST = [];',
  'const wish = 1;',
  '  let wish: number;',
  'const send = (text: string, wish?: string) => text;',
  'const send = ({ text, wish }: Sent) => text;',
  'interface Sent { text: string; onWish: () => void }',
])('%s is found', (source) => expect(faultsOf(source)).toHaveLength(1));

test.each([
  'export const wished = [];',
  'export const takeAtOnce = 1',
  'export class Wishbone {}',
  "export const messages = ['a wish, the second'];",
  'send(text); // as (wish) says',
])('%s is accepted', (source) => expect(faultsOf(source)).toEqual([]));

test('a name of the wire is accepted', () => {
  expect(findNameFaults('apps/a.ts', 'const KINDS = { story: 4 };', [{ name: 'story', term: '`article`' }])).toEqual(
    [],
  );
});

test('the name of an exported number must state its unit', () => {
  expect(faultsOf('export const TIMEOUT = 3_000;')).toEqual(['apps/a.ts: TIMEOUT does not say its unit.']);
  expect(faultsOf('export const TIMEOUT_MS = 3_000;\nexport const MAX_TRIES = 2;\nexport const NAMES = [1];')).toEqual(
    [],
  );
});

test.each(['45_000', '1500', '5 * 60 * 1000', '7 * HOUR_MS', '-2 * 24'])(
  'the name of a private %s must state its unit',
  (value) => {
    expect(faultsOf(`const SILENCE = ${value};`)).toEqual(['apps/a.ts: SILENCE does not say its unit.']);
    expect(faultsOf(`const SILENCE_MS = ${value};`)).toEqual([]);
  },
);

test.each(['20', '1 / 3', '0x0e00', "'*/1000'", 'isOn ? 1000 : 0'])(
  'the name of a private %s needs no unit',
  (value) => {
    expect(faultsOf(`const SILENCE = ${value};`)).toEqual([]);
  },
);

test.each([
  'function sizeOf(file: File) {}',
  'async function* linesOf(text: string) {}',
  'const pictureAt = (index: number): Picture | null => pictures[index];',
  '  const nameFor = async <Key,>(key: Key) => names.get(key);',
  'const countAt = (\n  rows: Map<string, number>,\n  pick = (row: string) => row,\n) => rows;',
  'const rowOf = row => row;',
])('%s begins with no verb', (source) => {
  expect(findVerblessFunctions('apps/a.ts', source, listVerbs(GLOSSARY))).toHaveLength(1);
  expect(findVerblessFunctions('apps/a.test.ts', source, listVerbs(GLOSSARY))).toEqual([]);
});

test.each([
  'function fetchPageOf(row: Row) {}',
  'const pauseFor = (ms: number) => setTimeout(ms);',
  'const endsAt = (row.endsAt ?? 0) + 1;',
  'export function UpdatedAt() {}',
  "const text = 'function sizeOf(file) {}';",
  '// function sizeOf(file) {}',
])('%s needs no verb', (source) => {
  expect(findVerblessFunctions('apps/a.ts', source, listVerbs(GLOSSARY))).toEqual([]);
});

test('names in tests are not checked', () => {
  const source = 'export type Wish = 1;';
  for (const file of ['apps/a.test.ts', 'apps/testWish.ts', 'apps/website/e2e/wish.ts'])
    expect(faultsOf(source, file)).toEqual([]);
});

test('the glossary lists replaced names', () => {
  const names = listReplacedNames(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'));
  expect(names).toContainEqual({ name: 'oneSound', term: '`exclusivePlayback`' });
});

test('a name in a comment or document must exist in code', () => {
  const source = `
/** As \`toArticle\` does, up to {@link MAX_AGE}; \`largest\` is a word and \`text/html\` a type. */
const a = 1; // until \`LAST_DAY\`
const b = 'https://sala.example/'; // \`b\`
`;
  expect(findLostMentions('apps/a.ts', source, new Set(['MAX_AGE']))).toEqual([
    'apps/a.ts: toArticle is named and in no code.',
    'apps/a.ts: LAST_DAY is named and in no code.',
  ]);
  expect(findLostMentions('docs/a.md', 'As `toArticle` does, up to `MAX_AGE`.', new Set(['MAX_AGE']))).toHaveLength(1);
  expect(listCodeWords(source)).toEqual(['const', 'a', 'const', 'b', 'https', 'sala', 'example']);
});

test.each([
  'export const needsHls = (src: string): boolean => isHls(src);',
  'export function startsWithHeadline(paragraph: string): boolean {',
  'const mayStandIn = (page: Page | undefined): page is Page =>',
])('a function in the third person is found: %s', (source) =>
  expect(findThirdPersons('apps/a.ts', source)).toHaveLength(1),
);

test.each([
  'export const isHls = (src: string): boolean => true;',
  'export function focusArticle(): void {',
  'const startsAt = readTime(1);',
  '// const needsHls = (src) => 1;',
])('%s is no function in the third person', (source) => expect(findThirdPersons('apps/a.ts', source)).toEqual([]));
