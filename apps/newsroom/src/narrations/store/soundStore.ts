/**
 * The bytes of a sound from `first` to `last`, both counted from 0 and included; a `last` behind the end means the end.
 */
export interface ByteRange {
  first: number;
  last: number;
}

/** A sound that was found. Its stream has to be read to its end, or cancelled. */
export interface StoredSound {
  /** The bytes of the whole sound, whatever part of it was asked for. */
  size: number;
  stream: ReadableStream<Uint8Array>;
}

/** Keeps the sound of articles, each under the SHA-256 of its bytes in hex. */
export interface SoundStore {
  /** Keeps a sound and says its name. What has been kept is there whole, and survives a crash. */
  keep(mp3: Uint8Array): Promise<string>;
  /** @throws {RangeError} when the range begins behind the end */
  read(name: string, range?: ByteRange): Promise<StoredSound | undefined>;
  /** Removes a sound; one that is not there is none to remove. */
  remove(name: string): Promise<void>;
  /** The names of all that is kept, in no order. */
  names(): AsyncIterable<string>;
}

/** Names come from addresses, and stand in paths. */
export function isSoundName(name: string): boolean {
  return /^[0-9a-f]{64}$/.test(name);
}
