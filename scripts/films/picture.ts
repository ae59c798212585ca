import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURES } from '../../packages/demo/src/pictures/index.ts';
import type { FilmScript, Frame, Shot } from './films.ts';
import { formatLayerPosition, renderLayer } from './layers.ts';
import { RATE, runFfmpeg } from './runFfmpeg.ts';

/** The number of lines for which scenes and layers are drawn. */
const DRAWN_LINES = 720;
/** The length of the transition between two shots, in seconds. */
const CROSSFADE = 1;

/**
 * Renders a script in pictures of so many lines (of a landscape one), without sound and nearly lossless. Returns the
 * file.
 */
export async function renderSilentFilm(script: FilmScript, folder: string, lines: number): Promise<string> {
  const drawn: [number, number] = script.isVertical ? [720, 1280] : [1280, 720];
  const scale = lines / DRAWN_LINES;
  const [width, height] = drawn.map((length) => length * scale) as [number, number];
  const each = (script.seconds + (script.shots.length - 1) * CROSSFADE) / script.shots.length;
  const inputs: string[] = [];
  const steps: string[] = [];
  for (const [index, shot] of script.shots.entries()) {
    const { png, region } = await drawShot(shot, width, height);
    const file = join(folder, `shot${index}.png`);
    await sharp(png).toFile(file);
    inputs.push('-loop', '1', '-framerate', `${RATE}`, '-t', `${each}`, '-i', file);
    steps.push(`[${index}]format=yuv420p,${moveCamera(shot, region, width, height, each)},setsar=1[s${index}]`);
  }
  let last = 's0';
  for (let index = 1; index < script.shots.length; index += 1) {
    steps.push(`[${last}][s${index}]xfade=duration=${CROSSFADE}:offset=${index * (each - CROSSFADE)}[x${index}]`);
    last = `x${index}`;
  }
  const layer = join(folder, 'layer.png');
  await sharp(Buffer.from(renderLayer(script.layer, ...drawn, scale)), { density: 72 }).toFile(layer);
  inputs.push('-loop', '1', '-framerate', `${RATE}`, '-t', `${script.seconds}`, '-i', layer);
  steps.push(`[${last}][${script.shots.length}]overlay=${formatLayerPosition(script.layer, scale)}[lit]`);
  const fades = `fade=in:d=0.4,fade=out:st=${script.seconds - 0.6}:d=0.6`;
  steps.push(`[lit]${fades},format=yuv420p,trim=end_frame=${script.seconds * RATE}[out]`);
  const file = join(folder, 'picture.mp4');
  const lossless = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '8'];
  await runFfmpeg(...inputs, '-filter_complex', steps.join(';'), '-map', '[out]', ...lossless, file);
  return file;
}

/** A part of the scene's 1280 by 720, in the shape of the picture. */
interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The part of the scene that the camera moves over, drawn as large as the picture. */
async function drawShot({ scene, from, to }: Shot, width: number, height: number) {
  const shape = height / width;
  const [a, b] = [from, to].map((frame) => toRegion(frame, shape)) as [Region, Region];
  const left = Math.min(a.left, b.left);
  const top = Math.min(a.top, b.top);
  const right = Math.max(a.left + a.width, b.left + b.width);
  const bottom = Math.max(a.top + a.height, b.top + b.height);
  const wide = Math.max(right - left, (bottom - top) / shape);
  const region = { left, top, width: wide, height: wide * shape };
  const svg = (PICTURES[scene]?.() ?? '').replace(
    /width="1280" height="720" viewBox="[^"]*"/,
    `width="${width}" height="${height}" viewBox="${left} ${top} ${region.width} ${region.height}"`,
  );
  return {
    png: await sharp(Buffer.from(svg), { density: 72 }).flatten({ background: '#000' }).png().toBuffer(),
    region,
  };
}

const toRegion = ([x, y, width]: Frame, shape: number): Region => ({
  left: x - width / 2,
  top: y - (width * shape) / 2,
  width,
  height: width * shape,
});

/** Interpolates between two frames, finer than whole pixels, so that the movement is smooth. */
function moveCamera({ from, to }: Shot, region: Region, width: number, height: number, seconds: number): string {
  const shape = height / width;
  const scale = width / region.width;
  const [a, b] = [from, to].map((frame) => toRegion(frame, shape)) as [Region, Region];
  const moving = (start: number, end: number) =>
    `${(start * scale).toFixed(3)}+${((end - start) * scale).toFixed(3)}*on/${seconds * RATE}`;
  const left = moving(a.left - region.left, b.left - region.left);
  const right = moving(a.left + a.width - region.left, b.left + b.width - region.left);
  const top = moving(a.top - region.top, b.top - region.top);
  const bottom = moving(a.top + a.height - region.top, b.top + b.height - region.top);
  const corners = [left, top, right, top, left, bottom, right, bottom];
  const points = corners.map((value, index) => `${'xy'[index % 2]}${index >> 1}='${value}'`);
  return `perspective=${points.join(':')}:sense=source:eval=frame:interpolation=linear`;
}
