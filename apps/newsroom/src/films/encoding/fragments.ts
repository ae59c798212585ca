/** The head of a box: its length and its name (ISO 14496-12, 4.2). */
const HEAD_BYTES = 8;

/**
 * Splits a fragmented MP4 as it arrives: the initialization segment, then each fragment. A stream that breaks off
 * within a box ends before it.
 * @throws when it is no such MP4
 */
export async function* splitFragments(mp4: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let buffered = Buffer.alloc(0);
  let part: Buffer[] = [];
  for await (const chunk of mp4) {
    buffered = Buffer.concat([buffered, chunk]);
    while (buffered.length >= HEAD_BYTES && buffered.length >= buffered.readUInt32BE(0)) {
      const length = buffered.readUInt32BE(0);
      if (length < HEAD_BYTES) throw new Error('the MP4 is broken');
      if (readName(buffered) === 'moof' && part.length > 0) {
        yield Buffer.concat(part);
        part = [];
      }
      part.push(buffered.subarray(0, length));
      buffered = buffered.subarray(length);
    }
  }
  if (part.length > 0) yield Buffer.concat(part);
}

const readName = (box: Buffer): string => box.toString('latin1', 4, HEAD_BYTES);

/** The number of pictures in a fragment: its first track is the video. */
export function countFrames(fragment: Buffer): number {
  return fragment.readUInt32BE(fragment.indexOf('trun') + 8);
}

/**
 * Where the key frame at the beginning of a fragment ends, in bytes from the fragment's beginning: a player that seeks
 * loads only that.
 * @throws when the key frame is not at the beginning
 */
export function findKeyFrameEnd(fragment: Buffer): number {
  const moof = fragment.subarray(0, fragment.readUInt32BE(0));
  const trun = moof.indexOf('trun') + 4;
  const flags = moof.readUInt32BE(trun) & 0xffffff;
  const dataOffset = moof.readInt32BE(trun + 8);
  // the fields with which each sample's entry begins, and those before the first entry
  if ((flags & 0x201) !== 0x201 || dataOffset !== moof.length + 8) throw new Error('the key frame is not the first');
  const firstEntry = trun + 12 + (flags & 0x4 ? 4 : 0);
  return dataOffset + moof.readUInt32BE(firstEntry + (flags & 0x100 ? 4 : 0));
}
