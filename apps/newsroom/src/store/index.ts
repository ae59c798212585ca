export { createFileStore, FILM_SEGMENTS, FILM_UPLOADS, PICTURES, SOUNDS } from './createFileStore.ts';
export type { FileStore } from './fileStore.ts';
export { toFileName } from './fileStore.ts';
export { serveStoredFile } from './serveStoredFile.ts';
