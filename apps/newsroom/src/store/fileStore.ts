import { createHash } from 'node:crypto';

/**
 * The bytes of a file from `first` to `last`, counted from 0 and both included; a `last` beyond the end means the end.
 */
export interface ByteRange {
  first: number;
  last: number;
}

/** A kind of file: its prefix in a bucket, its extension and its media type. */
export interface FileKind {
  prefix: string;
  extension: string;
  type: string;
}

/** A stored file. The caller must read its stream to the end, or cancel it. */
export interface StoredFile {
  /** The size of the whole file in bytes, even when only a part was requested. */
  size: number;
  stream: ReadableStream<Uint8Array>;
}

/** Stores files of one kind, each under the SHA-256 of its bytes in hex. */
export interface FileStore {
  /** Stores a file and returns its name. Once it resolves, the file is complete and survives a crash. */
  save(bytes: Uint8Array): Promise<string>;
  /** @throws {RangeError} when the range begins beyond the end */
  read(name: string, range?: ByteRange): Promise<StoredFile | undefined>;
  /** Removes a file; does nothing when there is none. */
  remove(name: string): Promise<void>;
  /** The names of all stored files, in no particular order. */
  names(): AsyncIterable<string>;
}

/** The name under which a store keeps a file. */
export const toFileName = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Checked because names come from requests and become part of paths. */
export function isFileName(name: string): boolean {
  return /^[0-9a-f]{64}$/.test(name);
}
