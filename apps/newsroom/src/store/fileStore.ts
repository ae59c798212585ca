import { createHash } from 'node:crypto';

/**
 * The bytes of a file from `first` to `last`, both counted from 0 and included; a `last` behind the end means the end.
 */
export interface ByteRange {
  first: number;
  last: number;
}

/** What a store keeps: where it stands in a bucket, how its files end, and their media type. */
export interface FileKind {
  prefix: string;
  extension: string;
  type: string;
}

/** A file that was found. Its stream has to be read to its end, or cancelled. */
export interface StoredFile {
  /** The bytes of the whole file, whatever part of it was asked for. */
  size: number;
  stream: ReadableStream<Uint8Array>;
}

/** Keeps files of one kind, each under the SHA-256 of its bytes in hex. */
export interface FileStore {
  /** Keeps a file and says its name. What has been kept is there whole, and survives a crash. */
  keep(bytes: Uint8Array): Promise<string>;
  /** @throws {RangeError} when the range begins behind the end */
  read(name: string, range?: ByteRange): Promise<StoredFile | undefined>;
  /** Removes a file; one that is not there is none to remove. */
  remove(name: string): Promise<void>;
  /** The names of all that is kept, in no order. */
  names(): AsyncIterable<string>;
}

/** The name under which a store keeps a file. */
export const toFileName = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Names come from addresses, and stand in paths. */
export function isFileName(name: string): boolean {
  return /^[0-9a-f]{64}$/.test(name);
}
