import { type FileStore, toFileName } from './fileStore.ts';

/** A store in memory, for tests. */
export function testStore(): FileStore & { sounds: Map<string, Uint8Array> } {
  const sounds = new Map<string, Uint8Array>();
  return {
    sounds,
    async save(bytes) {
      const name = toFileName(bytes);
      sounds.set(name, bytes);
      return name;
    },
    async read(name, range) {
      const sound = sounds.get(name);
      if (!sound) return undefined;
      if (range && range.first >= sound.length) throw new RangeError('beyond the end');
      const part = range ? sound.subarray(range.first, range.last + 1) : sound;
      return { size: sound.length, stream: new Blob([new Uint8Array(part)]).stream() };
    },
    async remove(name) {
      sounds.delete(name);
    },
    async *names() {
      yield* sounds.keys();
    },
  };
}
