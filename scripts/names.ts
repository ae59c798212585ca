import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './step.ts';

const EXPORT = /^export (?:async )?(?:function\*?|const|let|class|interface|type|enum) ([A-Za-z_$][\w$]*)/gm;
const NUMBER = /^export const ([A-Z][A-Z0-9_]*)(?:: number)? = [-\d(][^;\n]*;$/gm;
const MEASURED =
  /^(MAX|MIN)_|_(MS|SECONDS|MINUTES|HOURS|DAYS|BYTES|PX|HZ|PERCENT|COUNT|SIZE|LENGTH|VERSION|POINTS)$|_PER_|(^|_)(WIDTH|HEIGHT)$/;
/** Names that only tests use are not looked at. */
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

/** The names that the glossary replaces: what stands in code letters in the last column of its table of nouns. */
export function listReplacedNames(glossary: string): string[] {
  const rows = glossary.slice(glossary.indexOf('## The nouns')).match(/^\|.*\|$/gm) ?? [];
  return rows.flatMap((row) =>
    [...(row.split('|').at(-2) ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name as string),
  );
}

/** What is wrong with the exported names of a source file, as sentences. */
export function findNameFaults(file: string, source: string, replacedNames: string[]): string[] {
  if (TEST.test(file)) return [];
  const replaced = [...source.matchAll(EXPORT)].flatMap(([, name = '']) =>
    replacedNames
      .filter((old) => ` ${toWords(name)} `.includes(` ${toWords(old)} `))
      .map((old) => `${file}: ${name} says “${old}”, which docs/glossary.md replaces.`),
  );
  const unmeasured = [...source.matchAll(NUMBER)]
    .filter(([, name = '']) => !MEASURED.test(name))
    .map(([, name]) => `${file}: ${name} does not say its unit.`);
  return [...replaced, ...unmeasured];
}

if (import.meta.main) {
  const replacedNames = listReplacedNames(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'));
  const listed = execFileSync('git', ['ls-files', 'apps/**/*.ts', 'apps/**/*.tsx', 'packages/**/*.ts'], { cwd: ROOT });
  const files = listed.toString().trim().split('\n');
  if (replacedNames.length < 10 || files.length < 10) throw new Error('no glossary or no files were seen');
  const faults = files.flatMap((file) => findNameFaults(file, readFileSync(join(ROOT, file), 'utf8'), replacedNames));
  for (const fault of faults) console.error(fault);
  process.exit(faults.length === 0 ? 0 : 1);
}
