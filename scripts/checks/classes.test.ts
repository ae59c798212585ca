import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../step.ts';

/** Comments, texts and global selectors: what is in a stylesheet and declares no class of its own. */
const FOREIGN = /\/\*[\s\S]*?\*\/|:global\((?:[^()]|\([^()]*\))*\)|"[^"\n]*"/g;
const CLASS = /\.([A-Za-z_][\w-]*)(?=[^{};]*\{)/g;
/** What gives a stylesheet a name: an import, or an index that exports it to other rooms. */
const NAMED = /(?:import (\w+)|export \{ default as (\w+) \}) from '([^']*\.module\.css)'/g;

/** Classes that components use and no stylesheet has, and the other way around, as sentences. */
function findClassFaults(files: Record<string, string>): string[] {
  const sheets = Object.keys(files).filter((file) => file.endsWith('.css'));
  const classes = new Map(
    sheets.map((sheet) => [
      sheet,
      [...(files[sheet] ?? '').replace(FOREIGN, '').matchAll(CLASS)].map(([, name]) => name),
    ]),
  );
  const components = Object.entries(files).filter(([file]) => !file.endsWith('.css'));
  const named = components.flatMap(([file, source]) =>
    [...source.matchAll(NAMED)].map(([, imported, exported, path = '']) => ({
      name: imported ?? exported,
      sheet: join(file, '..', path),
      users: imported ? [file] : components.filter(([, text]) => text.includes(`${exported}.`)).map(([user]) => user),
    })),
  );
  const uses = named.flatMap(({ name, sheet, users }) =>
    users.flatMap((file) =>
      [...(files[file] ?? '').matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\[)`, 'g'))].map(([, used]) => ({
        file,
        sheet,
        used,
      })),
    ),
  );
  const lost = uses.filter(({ sheet, used }) => used && !classes.get(sheet)?.includes(used));
  const isUsed = (sheet: string, name?: string) =>
    uses.some((use) => use.sheet === sheet && (use.used === name || use.used === undefined));
  return [
    ...lost.map(({ file, sheet, used }) => `${file} uses .${used}, which ${sheet} does not have.`),
    ...sheets.flatMap((sheet) =>
      [...new Set(classes.get(sheet))]
        .filter((name) => !isUsed(sheet, name))
        .map((name) => `${sheet} has .${name}, which no component uses.`),
    ),
  ];
}

test('every class that a component uses is in its stylesheet, and every class of a stylesheet is used', () => {
  const paths = globSync(join(ROOT, 'apps/website/app/**/*.{ts,tsx,module.css}')).filter(
    (path) => !/\.test\./.test(path),
  );
  expect(paths.length).toBeGreaterThan(100);
  const files = Object.fromEntries(paths.map((path) => [relative(ROOT, path), readFileSync(path, 'utf8')]));
  expect(findClassFaults(files)).toEqual([]);
});

test('a class is found that only the component or only the stylesheet has', () => {
  const card = { 'app/a/Card.module.css': ':global(.dark) .card > .title:hover, .gone { width: 1.5em }' };
  const component = "import styles from './Card.module.css';\n";
  expect(
    findClassFaults({ ...card, 'app/a/Card.tsx': `${component}use(styles.card, styles.title, styles.lead)` }),
  ).toEqual([
    'app/a/Card.tsx uses .lead, which app/a/Card.module.css does not have.',
    'app/a/Card.module.css has .gone, which no component uses.',
  ]);
  expect(findClassFaults({ ...card, 'app/a/Card.tsx': `${component}use(styles[look])` })).toEqual([]);
  expect(
    findClassFaults({
      ...card,
      'app/a/index.ts': "export { default as cardStyles } from './Card.module.css';",
      'app/b/Page.tsx':
        "import { cardStyles } from '../a/index.ts';\nuse(cardStyles.card, cardStyles.title, cardStyles.gone)",
    }),
  ).toEqual([]);
});
