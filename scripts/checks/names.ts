import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../step.ts';
import { listFiles } from './listFiles.ts';

const DECLARATION =
  /^\s*(?:export )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) ([A-Za-z_$][\w$]*)/gm;
/** A parameter or a property, which may have its value or its type behind it. */
const MEMBER = /[({,;<]\s*([A-Za-z_$][\w$]*)(?=\??\s*[:,)=}])/g;
const STRING = /'(?:[^'\\\n]|\\.)*'/g;
/** Names on the wire and in browsers' stored data, which the glossary cannot replace. */
const FOREIGN_NAMES = new Set(['story', 'homepage_story_index_enabled', 'refused']);
const NUMBER = /^export const ([A-Z][A-Z0-9_]*)(?:: number)? = [-\d(][^;\n]*;$/gm;
/**
 * The name of a private constant that is over 999 or a product, and so probably a duration or a size. Small numbers may
 * be counts.
 */
const PRIVATE_NUMBER = /^const ([A-Z][A-Z0-9_]*)(?:: number)? = (?=[^;\n]*(?:\d_?\d{3}|\*))[-\d(A-Z][\w\s*/+().-]*;/gm;
const MEASURED =
  /^(MAX|MIN)_|_(MS|MICROSECONDS|SECONDS|MINUTES|HOURS|DAYS|YEARS|BYTES|PX|HZ|PERCENT|COUNT|SIZE|LENGTH|WORDS|ID|VERSION|POINTS)$|_PER_|(^|_)(WIDTH|HEIGHT)$/;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** Text in a comment that can only be a name of the code: `camelCase` and `UPPER_CASE` in backticks, and every link. */
const MENTION = /`([a-z][a-z\d]*[A-Z]\w*|[A-Z][A-Z\d]*_\w+)(?:\(\))?`|\{@link (\w+)/g;
/** The documents that describe the present code; others also name foreign or former things. */
const GUIDES = ['CONTRIBUTING.md', 'docs/architecture.md'];
/** What stands before the name of a function. */
const FUNCTION = String.raw`(?:function\*?\s+|(?:const|let)\s+(?=\w+(?::[^=;]+)? = (?:async )?(?:\w+ =>|(?:<[^>()]*>)?\((?:[^()]|\([^()]*\))*\)(?::[^=;]+)?\s*=>)))`;
/** A function whose name ends as that of a value would: `sizeOf`, `pictureAt`, `nameFor`. */
const VALUE_LIKE = new RegExp(String.raw`${FUNCTION}([a-z]\w*(?:Of|At|For))\b`, 'g');
/** A function whose name says something of its input in the third person: `needsHls`, `mayStandIn`. */
const THIRD_PERSON = new RegExp(
  String.raw`${FUNCTION}(?!(?:is|has|focus|press|compress|process|pass|address)[A-Z])((?:[a-z]+s|may|must|was|were|are|does|did|will)[A-Z]\w*)`,
  'g',
);
/** Verbs that a single function has, and that the glossary's table therefore does not list. */
const SINGLE_VERBS = ['acquire', 'pause'];
/** Names that only tests use are not checked. */
const TEST = /\.test\.tsx?$|\/test[A-Z]|\/(e2e|hostile|recorded)\//;

/** `LAST_HTTPAnswer` as `last http answer`. */
function toWords(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .trim()
    .toLowerCase();
}

interface ReplacedName {
  name: string;
  /** What the glossary says instead, as in its first column. */
  term: string;
}

/** The names that the glossary replaces: the code in the last column of its table of nouns. */
export function listReplacedNames(glossary: string): ReplacedName[] {
  const rows = glossary.slice(glossary.indexOf('## The nouns')).match(/^\|.*\|$/gm) ?? [];
  return rows.flatMap((row) => {
    const columns = row.split('|');
    const term = (columns[1] ?? '').trim().replaceAll('` `', '`, `');
    return [...(columns.at(-2) ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => ({ name: name as string, term }));
  });
}

/** The faults of the names that a source file declares, as sentences. */
export function findNameFaults(file: string, source: string, replacedNames: ReplacedName[]): string[] {
  if (TEST.test(file)) return [];
  const code = source.replace(COMMENT, '').replace(STRING, "''");
  const names = new Set([...code.matchAll(DECLARATION), ...code.matchAll(MEMBER)].map(([, name = '']) => name));
  const replacedWords = replacedNames.map(({ name, term }) => ({ old: name, term, words: ` ${toWords(name)} ` }));
  const replaced = [...names].flatMap((name) => {
    const ours = FOREIGN_NAMES.has(name) ? '' : ` ${toWords(name)} `;
    const matches = replacedWords.filter(({ words }) => ours.includes(words));
    return matches
      .filter((match) => !matches.some((other) => other !== match && other.words.includes(match.words)))
      .map(({ old, term }) => `${file}: ${name} says “${old}”, which docs/glossary.md replaces: use ${term}.`);
  });
  const unmeasured = [...source.matchAll(NUMBER), ...source.matchAll(PRIVATE_NUMBER)]
    .filter(([, name = '']) => !MEASURED.test(name))
    .map(([, name]) => `${file}: ${name} does not say its unit.`);
  return [...replaced, ...unmeasured];
}

/** The verbs with which a function's name may begin: those of the glossary's first table. */
export function listVerbs(glossary: string): string[] {
  const rows = glossary.slice(0, glossary.indexOf('## The nouns')).match(/^\s*\|.*\|$/gm) ?? [];
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([a-z]+)`/g)].map(([, verb]) => verb as string),
  );
}

/** The functions whose names end in Of, At or For and begin with no verb, as sentences. */
export function findVerblessFunctions(file: string, source: string, verbs: string[]): string[] {
  if (TEST.test(file)) return [];
  const begins = new RegExp(`^(?:${[...verbs, ...SINGLE_VERBS].join('|')})(?=[A-Z])`);
  return [...source.replace(COMMENT, '').replace(STRING, "''").matchAll(VALUE_LIKE)]
    .filter(([, name = '']) => !begins.test(name))
    .map(([, name]) => `${file}: ${name} begins with no verb. A function begins with one of docs/glossary.md's table.`);
}

/** The functions whose names are predicates without one of the four verbs of a boolean, as sentences. */
export function findThirdPersons(file: string, source: string): string[] {
  // drawings are nouns, some of them plural
  if (TEST.test(file) || file.startsWith('packages/demo/src/pictures/')) return [];
  return [...source.replace(COMMENT, '').replace(STRING, "''").matchAll(THIRD_PERSON)].map(
    ([, name]) => `${file}: ${name} is in the third person. What is true or false begins with is, has, can or should.`,
  );
}

/** Every word of a file outside of its comments. */
export function listCodeWords(source: string): string[] {
  return source.replace(COMMENT, '').match(/[A-Za-z_]\w*/g) ?? [];
}

/** The names in a file's comments, or in a page of the docs, that are in no code, as sentences. */
export function findLostMentions(file: string, source: string, codeWords: ReadonlySet<string>): string[] {
  return (file.endsWith('.md') ? [source] : (source.match(COMMENT) ?? []))
    .flatMap((text) => [...text.matchAll(MENTION)].map(([, quoted, linked]) => (quoted ?? linked) as string))
    .filter((name) => !codeWords.has(name))
    .map((name) => `${file}: ${name} is named and in no code.`);
}

if (import.meta.main) {
  const glossary = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8');
  const [replacedNames, verbs] = [listReplacedNames(glossary), listVerbs(glossary)];
  const sources = listFiles(['*.ts', '*.tsx', '*.mjs', '*.css']).map((file) => ({
    file,
    source: readFileSync(join(ROOT, file), 'utf8'),
  }));
  const codeWords = new Set(sources.flatMap(({ source }) => listCodeWords(source)));
  const ours = sources.filter(({ file }) => /^(apps|packages)\/.*\.tsx?$/.test(file));
  if (replacedNames.length < 10 || verbs.length < 10 || ours.length < 10)
    throw new Error('no glossary or no files were seen');
  const faults = ours.flatMap(({ file, source }) => [
    ...findNameFaults(file, source, replacedNames),
    ...findLostMentions(file, source, codeWords),
  ]);
  for (const { file, source } of sources)
    if (/^(apps|packages|scripts|benchmarks)\/.*\.tsx?$/.test(file))
      faults.push(...findVerblessFunctions(file, source, verbs), ...findThirdPersons(file, source));
  for (const file of GUIDES) faults.push(...findLostMentions(file, readFileSync(join(ROOT, file), 'utf8'), codeWords));
  for (const fault of faults) console.error(fault);
  process.exit(faults.length === 0 ? 0 : 1);
}
