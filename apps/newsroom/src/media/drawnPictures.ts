import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Draws the picture with a name, as WebP; undefined when there is no such picture. */
export type Draw = (name: string) => Promise<Uint8Array | undefined>;

/** Draws a picture at its first request, once for all of them, and stores it in the folder. */
export function createDrawnPictures(folder: string, draw: Draw): (file: string) => Promise<Uint8Array | undefined> {
  const inWork = new Map<string, Promise<Uint8Array | undefined>>();
  const make = async (file: string) => {
    const bytes = await draw(basename(file, '.webp'));
    // if the folder cannot be written to, the picture is drawn again the next time
    if (bytes) await store(folder, file, bytes).catch(() => {});
    return bytes;
  };
  return (file) => {
    const running = inWork.get(file) ?? make(file).finally(() => inWork.delete(file));
    inWork.set(file, running);
    return running;
  };
}

/** Written completely or not at all, because another process may read the folder. */
async function store(folder: string, file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = join(folder, `.${file}-${process.pid}`);
  await mkdir(folder, { recursive: true });
  await writeFile(unfinished, bytes);
  await rename(unfinished, join(folder, file));
}
