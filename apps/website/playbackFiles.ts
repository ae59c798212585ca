import type { Plugin } from 'vite';

/** What plays a stream; it comes when it is asked for. */
const PARTS = ['index.ts', 'streams/hlsStream.ts'].map((file) => `/app/player/video/playback/${file}`);

/** The files that these parts have become, and what those import; the browsers' build comes before the server's. */
const files = new Set<string>();

/** Writes into the server which files play a stream: their names are known when the browsers' build is there. */
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
