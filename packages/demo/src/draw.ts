import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURES } from './pictures/index.ts';
import { renderPicture } from './pictures/render.ts';

// Draws all missing pictures of the demo, two at a time: `node packages/demo/src/draw.ts FOLDER`.
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Say into which folder the pictures are drawn.');
const AT_ONCE = 2;
// one thread for each picture: more would only wait for each other
sharp.concurrency(1);
mkdirSync(folder, { recursive: true });
const toPath = (name: string) => join(folder, `${name}.webp`);
const missing = Object.entries(PICTURES).filter(([name]) => !existsSync(toPath(name)));
const queue = missing.entries();
const draw = async () => {
  for (const [index, [name, scene]] of queue) {
    writeFileSync(toPath(name), await renderPicture(scene()));
    if (process.stdout.isTTY) process.stdout.write(`\r  ${index + 1} of ${missing.length} `);
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, draw));
if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
