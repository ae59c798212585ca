import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MEDIA_FOLDER } from '../../media/index.ts';
import { PICTURES } from './pictures/index.ts';
import { renderPicture } from './pictures/render.ts';

// Draws every picture of the demo once, into the folder that the newsroom serves.
mkdirSync(MEDIA_FOLDER, { recursive: true });
const names = Object.keys(PICTURES);
for (const [index, name] of names.entries()) {
  writeFileSync(join(MEDIA_FOLDER, `${name}.webp`), await renderPicture(PICTURES[name]?.() ?? ''));
  if (process.stdout.isTTY) process.stdout.write(`\r  ${index + 1} of ${names.length} `);
}
if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
