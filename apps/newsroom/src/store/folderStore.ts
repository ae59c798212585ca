import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import { type FileKind, type FileStore, isFileName, toFileName } from './fileStore.ts';

/** The folder of files that are still being written. */
const UNFINISHED = 'unfinished';
/**
 * How old an unfinished file must be, in milliseconds, to be deleted as left by a crash when the store opens: another
 * newsroom that shares the folder may still be writing a younger one.
 */
const PARTIAL_FILE_TTL_MS = 3600_000;

/** Stores files in subfolders named by the first two letters. */
export async function createFolderStore(folder: string, { extension }: FileKind): Promise<FileStore> {
  const unfinished = join(folder, UNFINISHED);
  await mkdir(unfinished, { recursive: true });
  await removeLeft(unfinished);
  const toPath = (name: string) => join(folder, name.slice(0, 2), `${name}.${extension}`);

  return {
    async save(bytes) {
      const name = toFileName(bytes);
      const path = toPath(name);
      if (await hasFile(path)) return name;
      const draft = join(unfinished, randomUUID());
      try {
        await writeFile(draft, bytes, { flag: 'wx', flush: true });
        await mkdir(dirname(path), { recursive: true });
        await rename(draft, path);
      } catch (cause) {
        await rm(draft, { force: true });
        throw cause;
      }
      await makeDurable(dirname(path));
      await makeDurable(folder);
      return name;
    },

    async read(name, range) {
      if (!isFileName(name) || !(await hasFile(toPath(name)))) return undefined;
      const file = await openAsBlob(toPath(name));
      if (!range) return { size: file.size, stream: file.stream() };
      if (range.first >= file.size) throw new RangeError(`${name} has ${file.size} bytes`);
      return { size: file.size, stream: file.slice(range.first, range.last + 1).stream() };
    },

    async remove(name) {
      if (isFileName(name)) await rm(toPath(name), { force: true });
    },

    async *names() {
      for (const letters of await readdir(folder)) {
        if (!/^[0-9a-f]{2}$/.test(letters)) continue;
        for (const file of await readdir(join(folder, letters))) {
          const { name, ext } = parse(file);
          if (ext === `.${extension}` && isFileName(name)) yield name;
        }
      }
    },
  };
}

async function removeLeft(unfinished: string): Promise<void> {
  for (const draft of await readdir(unfinished)) {
    const path = join(unfinished, draft);
    // another newsroom may have finished the same file at this moment
    const info = await stat(path).catch(() => undefined);
    if (info && Date.now() - info.mtimeMs > PARTIAL_FILE_TTL_MS) await rm(path, { force: true });
  }
}

function hasFile(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** A file survives a crash only once the folder that contains it is synced, too. */
async function makeDurable(folder: string) {
  const opened = await open(folder);
  await opened.sync().finally(() => opened.close());
}
