import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Category, Channel } from '../../packages/station/src/shape.ts';
import { StepFailed } from '../step.ts';
import { describeMissingStation, isStation, stationsOf, TEMPLATE } from './stationFolder.ts';

/** The pairs of a text colour and its background, by their names in colours.css (docs/another-station.md). */
const LIGHT = [
  ['--accent', '#fefefe'],
  ['--accent-ink', '--accent'],
  ['#fefefe', '--indigo'],
  ['#fefefe', '--indigo-deep'],
  ['--on-indigo-quiet', '--indigo-deep'],
  ['--marigold-light', '--indigo-deep'],
  ['#101010', '--marigold'],
  ['#101010', '--mark'],
] as const;
const DARK = [
  ['--accent', '#101010'],
  ['--accent-ink', '--accent'],
  ['#101010', '--mark'],
] as const;
/** By WCAG 2.2, for text of any size. */
const READABLE = 4.5;

/** The pages of the site that have the form of a category's address. */
const TAKEN =
  /^\/news\/(categories|category|focus|archive|around|interested|gallery|infographic|breakingnews|authors|content|clip)$/;

/**
 * The faults of a station that builds, as sentences that say what to do.
 * @throws {StepFailed} when there is no such station, or it cannot be read
 */
export async function listFaults(root: string, brand: string): Promise<string[]> {
  const { CATEGORIES, CHANNELS } = await readStation(root, brand);
  const folder = join(stationsOf(root), brand);
  return [
    ...categoryFaults(CATEGORIES),
    ...channelFaults(CHANNELS),
    ...pictureFaults(root, folder, CHANNELS),
    ...colourFaults(readFileSync(join(folder, 'colours.css'), 'utf8')),
  ];
}

/** The values of the station in a folder. */
export async function readStation(root: string, brand: string) {
  if (!isStation(root, brand)) throw new StepFailed(describeMissingStation(root, brand));
  return import(join(stationsOf(root), brand, 'index.ts')).catch((error: Error) => {
    throw new StepFailed(`packages/station/src/${brand} cannot be read: ${error.message}`);
  });
}

function categoryFaults(categories: readonly Category[]): string[] {
  const paths = categories.flatMap(({ path, alsoAt = [] }) => [path, ...alsoAt]);
  return [
    ...twice(categories.map(({ slug }) => slug)).map((slug) => `categories.ts: two categories have the slug ${slug}.`),
    ...twice(paths).map((path) => `categories.ts: two categories are at ${path}.`),
    ...paths
      .filter((path) => TAKEN.test(path) || !/^\/news\/(categories\/)?[a-z0-9-]+$|^\/news\/category\/world$/.test(path))
      .map(
        (path) =>
          `categories.ts: no category can be at ${path}: take /news/categories/NAME, or a /news/NAME that is free, in small Latin letters.`,
      ),
  ];
}

function channelFaults(channels: readonly Channel[]): string[] {
  const main = channels.filter(({ kind }) => kind === 'main').length;
  return [
    ...(main === 1 ? [] : [`channels.ts: ${main} channels are of the kind main: let one be, the one at /live.`]),
    ...twice(channels.map(({ key }) => key)).map((key) => `channels.ts: two channels have the key ${key}.`),
  ];
}

function pictureFaults(root: string, folder: string, channels: readonly Channel[]): string[] {
  const template = join(stationsOf(root), TEMPLATE, 'pictures');
  const icons = readdirSync(template).filter((name) => !name.startsWith('channel-'));
  const logos = channels.filter(({ kind }) => kind !== 'special').map(({ key }) => `channel-${key}.svg`);
  return [...icons, ...logos].flatMap((name) => {
    const picture = join(folder, 'pictures', name);
    if (!existsSync(picture)) return [`pictures/${name} is missing.`];
    if (!name.endsWith('.png')) return [];
    const size = sizeOf(picture);
    const expectedSize = sizeOf(join(template, name));
    return size === expectedSize ? [] : [`pictures/${name} is ${size}: make it a PNG of ${expectedSize}.`];
  });
}

/** Width and height of a PNG. */
function sizeOf(picture: string): string {
  const file = readFileSync(picture);
  const isPng = file.length > 24 && file.toString('latin1', 1, 4) === 'PNG';
  return isPng ? `${file.readUInt32BE(16)} by ${file.readUInt32BE(20)}` : 'no PNG';
}

function colourFaults(css: string): string[] {
  const [light = '', dark = ''] = css.split('[data-theme="dark"]').map((part) => part.split('}')[0]);
  const parseColours = (part: string) =>
    new Map([...part.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, a, b]) => [a, b]));
  const ofLight = parseColours(light);
  const ofDark = new Map([...ofLight, ...parseColours(dark)]);
  const faults = [
    ...LIGHT.flatMap((pair) => contrastFault(pair, ofLight, 'colours.css')),
    ...DARK.flatMap((pair) => contrastFault(pair, ofDark, 'colours.css, dark')),
  ];
  return [...new Set(faults)];
}

function contrastFault(
  [text, ground]: readonly [string, string],
  colours: Map<string | undefined, string | undefined>,
  where: string,
): string[] {
  const hex = (name: string) => (name.startsWith('#') ? name : (colours.get(name) ?? ''));
  const none = [text, ground].find((name) => !/^#[0-9a-f]{6}$/i.test(hex(name)));
  if (none) return [`${where}: ${none} is "${hex(none)}": write it as #rrggbb.`];
  const contrast = contrastOf(hex(text), hex(ground));
  if (contrast >= READABLE) return [];
  return [
    `${where}: ${text} on ${ground} has a contrast of ${(Math.floor(contrast * 10) / 10).toFixed(1)}: make one of them darker or the other lighter, until it is ${READABLE}.`,
  ];
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The values that occur in a list more than once. */
const twice = (all: string[]): string[] => [...new Set(all.filter((one, index) => all.indexOf(one) !== index))];
