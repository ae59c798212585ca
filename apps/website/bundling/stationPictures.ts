import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The folder of the station's pictures, in its package. */
export const PICTURES = dirname(createRequire(import.meta.url).resolve('@sala/station/pictures/icon.svg'));

/** Serves the station's pictures at `/station/`. */
export const stationPictures: Plugin = {
  name: 'station-pictures',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle() {
    for (const name of await readdir(PICTURES)) {
      const source = await readFile(join(PICTURES, name));
      this.emitFile({ type: 'asset', fileName: `station/${name}`, source });
    }
  },
};
