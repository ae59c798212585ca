import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Category, Channel } from '../../packages/station/src/shape.ts';
import { StepFailed } from '../step.ts';
import { describeMissingStation, isStation, TEMPLATE, toStationsFolder } from './stationFolder.ts';

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
/** By WCAG 2.2, for what is no text. */
const VISIBLE = 3;
/** The backgrounds of the site's pages. */
const PAGE = { light: '#fefefe', dark: '#101010' };

/** The pages of the site that have the form of a category's address. */
const TAKEN =
  /^\/news\/(categories|category|focus|archive|around|interested|gallery|infographic|breakingnews|authors|content|clip)$/;

/**
 * The faults of a station that builds, as sentences that say what to do.
 * @throws {StepFailed} when there is no such station, or it cannot be read
 */
export async function listFaults(root: string, brand: string): Promise<string[]> {
  const { CATEGORIES, CATEGORY_NAMES, CHANNELS, CHANNEL_COLOURS, NAVIGATION } = await readStation(root, brand);
  const folder = join(toStationsFolder(root), brand);
  return [
    ...findCategoryFaults(CATEGORIES),
    ...findCategoryNameFaults(CATEGORIES, CATEGORY_NAMES),
    ...findChannelFaults(CHANNELS),
    ...findPictureFaults(root, folder, CHANNELS),
    ...(await findLogoFaults(join(folder, 'pictures'), [
      ...listChannelLogos(CHANNELS, CHANNEL_COLOURS),
      ...listNetworkLogos(NAVIGATION),
    ])),
    ...findColourFaults(readFileSync(join(folder, 'colours.css'), 'utf8')),
  ];
}

/** The values of the station in a folder. */
export async function readStation(root: string, brand: string) {
  if (!isStation(root, brand)) throw new StepFailed(describeMissingStation(root, brand));
  return import(join(toStationsFolder(root), brand, 'index.ts')).catch((error: Error) => {
    throw new StepFailed(`packages/station/src/${brand} cannot be read: ${error.message}`);
  });
}

/** A key of a channel, or the slug of a category. */
const NAME = /^[a-z0-9_-]+$/;
const NAME_RULE = 'of small Latin letters, digits, hyphens and underscores';

function findCategoryFaults(categories: readonly Category[]): string[] {
  const paths = categories.flatMap(({ path, alsoAt = [] }) => [path, ...alsoAt]);
  return [
    ...listDuplicates(categories.map(({ slug }) => slug)).map(
      (slug) => `categories.ts: two categories have the slug ${slug}.`,
    ),
    ...categories
      .filter(({ slug }) => !NAME.test(slug))
      .map(({ slug }) => `categories.ts: the slug “${slug}” must be ${NAME_RULE}.`),
    ...listDuplicates(paths).map((path) => `categories.ts: two categories are at ${path}.`),
    ...paths
      .filter((path) => TAKEN.test(path) || !/^\/news\/(categories\/)?[a-z0-9-]+$|^\/news\/category\/world$/.test(path))
      .map(
        (path) =>
          `categories.ts: no category can be at ${path}: take /news/categories/NAME, or a /news/NAME that is free, in small Latin letters.`,
      ),
  ];
}

/** What is imported under a name that two categories have would always be of the second one. */
function findCategoryNameFaults(categories: readonly Category[], names: Record<string, readonly string[]>): string[] {
  const claimed = categories.flatMap(({ slug, name }) => [...new Set([slug, name, ...(names[slug] ?? [])])]);
  return listDuplicates(claimed.map((name) => name.toLowerCase())).map(
    (name) => `categories.ts: two categories have the name ${name}: imported news could be of either.`,
  );
}

function findChannelFaults(channels: readonly Channel[]): string[] {
  const main = channels.filter(({ kind }) => kind === 'main').length;
  return [
    ...(main === 1 ? [] : [`channels.ts: ${main} channels are of the kind main: let one be, the one at /live.`]),
    ...channels
      .filter(({ key }) => !NAME.test(key))
      .map(({ key }) => `channels.ts: the key “${key}” must be ${NAME_RULE}, because it is part of addresses.`),
    ...listDuplicates(channels.map(({ key }) => key)).map((key) => `channels.ts: two channels have the key ${key}.`),
  ];
}

function findPictureFaults(root: string, folder: string, channels: readonly Channel[]): string[] {
  const template = join(toStationsFolder(root), TEMPLATE, 'pictures');
  const icons = readdirSync(template).filter((name) => !name.startsWith('channel-'));
  const logos = channels.filter(({ kind }) => kind !== 'special').map(({ key }) => `channel-${key}.svg`);
  return [...icons, ...logos].flatMap((name) => {
    const picture = join(folder, 'pictures', name);
    if (!existsSync(picture)) return [`pictures/${name} is missing.`];
    if (!name.endsWith('.png')) return [];
    const size = readSize(picture);
    const expectedSize = readSize(join(template, name));
    return size === expectedSize ? [] : [`pictures/${name} is ${size}: make it a PNG of ${expectedSize}.`];
  });
}

/** A logo's file, and where it is shown: on colours in #rrggbb, of a gradient all of them. */
type ShownLogo = [file: string, where: string, grounds: string[]];

const listChannelLogos = (channels: readonly Channel[], colours: Record<string, string>): ShownLogo[] =>
  channels.flatMap(({ key }) => [
    [`channel-${key}.svg`, 'its colour in channels.ts', colours[key]?.match(/#[0-9a-f]{6}/gi) ?? []],
    [`channel-${key}.svg`, PAGE.dark, [PAGE.dark]],
  ]);

/** The logos of the menus, of which one may be for both themes. */
function listNetworkLogos(navigation: unknown): ShownLogo[] {
  const logos: ShownLogo[] = [];
  JSON.stringify(navigation, (_, value) => {
    const { logoLightTheme: light, logoDarkTheme: dark = light } = value ?? {};
    if (light) logos.push([toFile(light), PAGE.light, [PAGE.light]], [toFile(dark), PAGE.dark, [PAGE.dark]]);
    return value;
  });
  return logos;
}

const toFile = ({ url }: { url: string }): string => url.replace('/station/', '');

async function findLogoFaults(pictures: string, logos: ShownLogo[]): Promise<string[]> {
  const faults = await Promise.all(
    logos.map(async ([file, where, grounds]) => {
      const picture = join(pictures, file);
      // missing files are reported elsewhere, and a colour in other words is not understood
      if (!existsSync(picture) || grounds.length === 0) return [];
      const { data } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const isVisible = grounds.some((ground) => shareVisible(data, ground) >= 0.5);
      return isVisible
        ? []
        : [`pictures/${file} cannot be seen on ${where}: most of it has a contrast below ${VISIBLE}.`];
    }),
  );
  return [...new Set(faults.flat())];
}

/** The share of a picture's opaque pixels that differ visibly from a background; 0 to 1. */
function shareVisible(rgba: Buffer, ground: string): number {
  let [opaque, visible] = [0, 0];
  for (let at = 0; at < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < 128) continue;
    opaque += 1;
    if (computeContrast(`#${rgba.toString('hex', at, at + 3)}`, ground) >= VISIBLE) visible += 1;
  }
  return opaque === 0 ? 0 : visible / opaque;
}

/** Width and height of a PNG. */
function readSize(picture: string): string {
  const file = readFileSync(picture);
  const isPng = file.length > 24 && file.toString('latin1', 1, 4) === 'PNG';
  return isPng ? `${file.readUInt32BE(16)} by ${file.readUInt32BE(20)}` : 'no PNG';
}

function findColourFaults(css: string): string[] {
  const [light = '', dark = ''] = css.split('[data-theme="dark"]').map((part) => part.split('}')[0]);
  const parseColours = (part: string) =>
    new Map([...part.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, a, b]) => [a, b]));
  const ofLight = parseColours(light);
  const ofDark = new Map([...ofLight, ...parseColours(dark)]);
  const faults = [
    ...LIGHT.flatMap((pair) => findContrastFault(pair, ofLight, 'colours.css')),
    ...DARK.flatMap((pair) => findContrastFault(pair, ofDark, 'colours.css, dark')),
  ];
  return [...new Set(faults)];
}

function findContrastFault(
  [text, ground]: readonly [string, string],
  colours: Map<string | undefined, string | undefined>,
  where: string,
): string[] {
  const hex = (name: string) => (name.startsWith('#') ? name : (colours.get(name) ?? ''));
  const none = [text, ground].find((name) => !/^#[0-9a-f]{6}$/i.test(hex(name)));
  if (none) return [`${where}: ${none} is "${hex(none)}": write it as #rrggbb.`];
  const contrast = computeContrast(hex(text), hex(ground));
  if (contrast >= READABLE) return [];
  return [
    `${where}: ${text} on ${ground} has a contrast of ${(Math.floor(contrast * 10) / 10).toFixed(1)}: make one of them darker or the other lighter, until it is ${READABLE}.`,
  ];
}

function computeContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [computeLuminance(one), computeLuminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function computeLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The values that occur in a list more than once. */
const listDuplicates = (all: string[]): string[] => [
  ...new Set(all.filter((one, index) => all.indexOf(one) !== index)),
];
