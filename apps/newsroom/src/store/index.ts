export { createFileStore, PICTURES, SOUNDS } from './createFileStore.ts';
export type { ByteRange, FileKind, FileStore, StoredFile } from './fileStore.ts';
