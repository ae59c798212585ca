import type { Plugin } from 'vite';

/** The modules that play a stream; they are loaded on demand. */
const PARTS = ['index.ts', 'streams/hlsStream.ts'].map((file) => `/app/player/video/playback/${file}`);

/** The built files of these modules and of their imports; the client is built before the server. */
const files = new Set<string>();

/** Writes into the server which files play a stream: their names are known once the client is built. */
export const playbackFiles: Plugin = {
  name: 'playback-files',
  generateBundle(_, bundle) {
    if (this.environment.name !== 'client') return;
    const add = (name: string) => {
      const chunk = bundle[name];
      if (chunk?.type !== 'chunk' || files.has(`/${name}`)) return;
      files.add(`/${name}`);
      for (const imported of chunk.imports) add(imported);
    };
    for (const part of PARTS) {
      const file = Object.values(bundle).find((one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(part));
      if (!file) return this.error(`${part} is in no file of its own`);
      add(file.fileName);
    }
  },
  transform: {
    filter: { id: /\/app\/platform\/rendering\/playbackFiles\.server\.ts$/ },
    handler: (code) => code.replace('[]', JSON.stringify([...files])),
  },
};
