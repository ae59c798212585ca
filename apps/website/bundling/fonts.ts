import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

const FACES: Record<string, string> = {
  headline: resolve('@expo-google-fonts/ibm-plex-sans-thai/600SemiBold/IBMPlexSansThai_600SemiBold.ttf'),
  reading: resolve('@expo-google-fonts/ibm-plex-sans-thai-looped/400Regular/IBMPlexSansThaiLooped_400Regular.ttf'),
};
const STYLES = join(import.meta.dirname, '../app/ui/fonts.css');
const MADE = join(import.meta.dirname, '../.fonts');

/**
 * Makes the files that app/ui/fonts.css refers to as `@fonts/`, each with the letters of its `unicode-range`, unless
 * they exist. Returns their folder.
 * @throws when a file belongs to none of the site's faces
 */
export async function makeFonts(): Promise<string> {
  const styles = readFileSync(STYLES, 'utf8');
  const made = createHash('sha256').update(styles);
  for (const whole of Object.values(FACES)) made.update(readFileSync(whole));
  const folder = join(MADE, made.digest('hex').slice(0, 16));
  mkdirSync(folder, { recursive: true });
  for (const [, name = '', face = '', ranges = ''] of styles.matchAll(
    /"@fonts\/((\w+)-\w+\.woff2)".*?unicode-range:([^;]+);/gs,
  )) {
    const file = join(folder, name);
    if (existsSync(file)) continue;
    const whole = FACES[face];
    if (!whole) throw new Error(`${name} is of no face of this site`);
    // a build and tests may write it at the same time
    const part = `${file}.${process.pid}`;
    writeFileSync(part, await subsetFont(readFileSync(whole), listLetters(ranges), { targetFormat: 'woff2' }));
    renameSync(part, file);
  }
  return folder;
}

/** The letters of a `unicode-range`. */
function listLetters(ranges: string): string {
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .map(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      const count = Number.parseInt(to, 16) - first + 1;
      return String.fromCodePoint(...Array.from({ length: count }, (_, index) => first + index));
    })
    .join('');
}
