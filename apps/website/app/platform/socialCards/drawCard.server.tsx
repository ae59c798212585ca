import { CARD_COLOURS, STATION } from '@sala/station';
import MARK from '@sala/station/pictures/mark.svg?raw';
import sharp from 'sharp';
import { IMAGE_QUALITY_PERCENT } from '../../ui/index.ts';
import { fetchPicture, resizeImage } from '../pictures/index.server.ts';
import { settings } from '../services/index.server.ts';
import { type TypesetText, typesetHeadline, typesetText } from './setText.server.ts';

/** SPEC 2.4-03 */
const WIDTH = 800;
const HEIGHT = 600;
const EDGE = 48;
/** Networks that show cards twice as wide as high cut off what stands below; the headline ends above it. */
const SEEN_BY_ALL = 496;
const QUALITY = 84;

/** What a social card shows; `picture` is the address of its picture at its source, empty when there is none. */
export interface CardContent {
  title: string;
  picture: string;
}

/**
 * Draws a social card (SPEC 2.4-03, 9.7-04): the headline over the picture, the station below. A JPEG, which every
 * network reads.
 * @throws when the text cannot be set; a picture that cannot be had is left out
 */
export async function drawCard({ title, picture }: CardContent): Promise<Uint8Array<ArrayBuffer>> {
  const inner = WIDTH - 2 * EDGE;
  const [ground, headline, name] = await Promise.all([
    loadPicture(picture),
    typesetHeadline(title, [54, 48, 42], inner),
    typesetText([STATION.name], { size: 34, width: inner }),
  ]);
  const top = SEEN_BY_ALL - headline.height;
  const base = ground
    ? sharp(ground)
    : sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: CARD_COLOURS.ground } });
  const card = await base
    .composite([
      { input: Buffer.from(drawShade(top)) },
      placeText(headline, EDGE, top),
      { input: Buffer.from(mark()), left: EDGE, top: HEIGHT - 67 },
      placeText(name, EDGE + 68, Math.round(HEIGHT - 43 - name.height / 2)),
    ])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
  return new Uint8Array(card);
}

const placeText = ({ data }: TypesetText, left: number, top: number) => ({ input: data, left, top });

async function loadPicture(address: string): Promise<Uint8Array | null> {
  if (!address) return null;
  try {
    const source = new URL(address);
    const size = { resize: 'fill' as const, width: WIDTH, height: HEIGHT, qualityPercent: IMAGE_QUALITY_PERCENT };
    return await resizeImage(await fetchPicture(source, settings), size, 'social cards');
  } catch (error) {
    console.error('social card without its picture:', error instanceof Error ? error.message : error);
    return null;
  }
}

/** Darkens the picture below the headline's top, with the rule above it and the station's band at the bottom. */
function drawShade(top: number): string {
  const from = Math.max(0, top - 150);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <linearGradient id="night" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${CARD_COLOURS.night}" stop-opacity="0"/>
      <stop offset="${130 / (HEIGHT - from)}" stop-color="${CARD_COLOURS.night}" stop-opacity=".78"/>
      <stop offset="1" stop-color="${CARD_COLOURS.night}" stop-opacity=".94"/>
    </linearGradient>
    <rect y="${from}" width="${WIDTH}" height="${HEIGHT - from}" fill="url(#night)"/>
    <rect x="${EDGE}" y="${top - 32}" width="72" height="8" fill="${CARD_COLOURS.mark}"/>
    <rect y="${HEIGHT - 86}" width="${WIDTH}" height="86" fill="${CARD_COLOURS.ground}"/>
    <rect y="${HEIGHT - 86}" width="${WIDTH}" height="4" fill="${CARD_COLOURS.mark}"/>
  </svg>`;
}

const mark = (): string => MARK.replace('<svg', `<svg width="52" color="${CARD_COLOURS.mark}"`);
