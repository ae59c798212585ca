import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StepFailed } from '../step.ts';

/** The smallest station, of which a new one is a renamed copy. */
export const TEMPLATE = 'khlongsai';
const TEMPLATE_NAME = 'คลองใส';

/** The name of a station, for addresses and keys, and for its viewers. */
export interface StationNames {
  /** Lower-case Latin letters and digits; also the name of its folder. */
  brand: string;
  /** In Thai. */
  name: string;
}

/** The folders of all stations, below the root of a repository. */
export const toStationsFolder = (root: string): string => join(root, 'packages/station/src');

/**
 * Creates the folder of a new station, which can be built at once.
 * @throws {StepFailed} when its name is invalid or taken
 */
export function createStation(root: string, names: StationNames): void {
  const { brand, name } = names;
  if (!/^[a-z][a-z0-9]{1,30}$/.test(brand))
    throw new StepFailed(
      `"${brand}" is no folder's name: write it in small Latin letters and digits, such as krungthep.`,
    );
  if (!/\S/.test(name) || /['"\\<>&\n]/.test(name))
    throw new StepFailed('Say also what viewers call the station, in Thai and without quotes.');
  const folder = join(toStationsFolder(root), brand);
  if (existsSync(folder)) throw new StepFailed(`There is a station in packages/station/src/${brand} already.`);
  for (const [file, content] of createFiles(root, names)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}

/** True for the name of a station's folder. */
export const isStation = (root: string, brand: string): boolean =>
  /^\w+$/.test(brand) && existsSync(join(toStationsFolder(root), brand, 'index.ts'));

/**
 * The files of a station that have not changed since they were created, except `index.ts`, which is the same in all.
 */
export function listUntouched(root: string, names: StationNames): string[] {
  const folder = join(toStationsFolder(root), names.brand);
  return [...createFiles(root, names)]
    .filter(([file]) => file !== 'index.ts')
    .filter(([file, content]) => existsSync(join(folder, file)) && content.equals(readFileSync(join(folder, file))))
    .map(([file]) => file);
}

/**
 * The lines of changed files that have not changed since they were created although each station needs its own (texts,
 * numbers, colours), and lines with example addresses: `file:line text`.
 */
export function listLinesLeft(root: string, names: StationNames): string[] {
  const folder = join(toStationsFolder(root), names.brand);
  const original = createFiles(root, names);
  const untouched = listUntouched(root, names);
  return readdirSync(folder)
    .filter((file) => /\.(ts|css)$/.test(file) && file !== 'index.ts' && !untouched.includes(file))
    .flatMap((file) => {
      const before = new Set(original.get(file)?.toString().split('\n'));
      return readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .map((line, index) => ({ line, text: `${file}:${index + 1} ${line.trim()}` }))
        .filter(({ line }) => line.includes('.example') || (before.has(line) && isOwn(line.replaceAll(names.name, ''))))
        .map(({ text }) => text);
    });
}

/**
 * True for a line with something that two stations cannot share: Thai, a colour, a phone number. Links to pages of the
 * site may have the same names.
 */
const isOwn = (line: string): boolean =>
  !line.includes("'/") && /[\u0e01-\u0e5b]|#(?!fefefe|101010)[0-9a-f]{6}\b|\d-\d{4}/i.test(line);

/** The error message for an unknown station, with the names of those that exist. */
export function describeMissingStation(root: string, brand: string): string {
  const stations = readdirSync(toStationsFolder(root)).filter((one) =>
    existsSync(join(toStationsFolder(root), one, 'index.ts')),
  );
  const there = `there are ${stations.join(', ')}`;
  return brand ? `There is no station in packages/station/src/${brand}: ${there}.` : `Name a station: ${there}.`;
}

/** Selects the station that is built. */
export function chooseStation(root: string, brand: string): void {
  if (!isStation(root, brand)) throw new StepFailed(describeMissingStation(root, brand));
  const file = join(root, 'packages/station/package.json');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/\.\/src\/\w+\//g, `./src/${brand}/`));
}

/** The files of a new station: the template's, with the new names. */
function createFiles(root: string, { brand, name }: StationNames): Map<string, Buffer> {
  const template = join(toStationsFolder(root), TEMPLATE);
  const latin = brand.replace(/^./, (first) => first.toUpperCase());
  const rename = (text: string) =>
    text
      .replaceAll('/** Another station, as small as one can be: of the tests, and to be copied from. */\n', '')
      .replaceAll(TEMPLATE, brand)
      .replaceAll(/khlong ?play/gi, (match) => (match === match.toLowerCase() ? `${brand}play` : `${latin} Play`))
      .replaceAll('Khlongsai', latin)
      .replaceAll(TEMPLATE_NAME, name);
  const files = readdirSync(template, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return new Map(
    files.map(({ parentPath, name: file }) => {
      const path = join(parentPath, file);
      const content = readFileSync(path);
      const isText = /\.(ts|css|svg)$/.test(file);
      return [path.slice(template.length + 1), isText ? Buffer.from(rename(content.toString())) : content];
    }),
  );
}
