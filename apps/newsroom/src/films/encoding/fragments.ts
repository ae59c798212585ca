/** The head of a box: its length and its name (ISO 14496-12, 4.2). */
const HEAD_BYTES = 8;

/**
 * A fragmented MP4 in its parts, as it comes: what comes before the pictures, then each fragment. What ends in the middle
 * of a box ends before it.
 * @throws when it is none
 */
export async function* splitFragments(mp4: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  let part: Buffer[] = [];
  for await (const chunk of mp4) {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= HEAD_BYTES && rest.length >= rest.readUInt32BE(0)) {
      const length = rest.readUInt32BE(0);
      if (length < HEAD_BYTES) throw new Error('the MP4 is broken');
      if (nameOf(rest) === 'moof' && part.length > 0) {
        yield Buffer.concat(part);
        part = [];
      }
      part.push(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  }
  if (part.length > 0) yield Buffer.concat(part);
}

const nameOf = (box: Buffer): string => box.toString('latin1', 4, HEAD_BYTES);

/** How many pictures a fragment has: it begins with those. */
export function countFrames(fragment: Buffer): number {
  return fragment.readUInt32BE(fragment.indexOf('trun') + 8);
}

/**
 * Where the key frame ends that a fragment begins with, in bytes from the fragment's beginning: players that look for a
 * place load no more of it.
 * @throws when something stands before it
 */
export function findKeyFrameEnd(fragment: Buffer): number {
  const moof = fragment.subarray(0, fragment.readUInt32BE(0));
  const trun = moof.indexOf('trun') + 4;
  const flags = moof.readUInt32BE(trun) & 0xffffff;
  const dataOffset = moof.readInt32BE(trun + 8);
  // what each sample's entry begins with, and what stands before the first of them
  if ((flags & 0x201) !== 0x201 || dataOffset !== moof.length + 8) throw new Error('the key frame is not the first');
  const firstEntry = trun + 12 + (flags & 0x4 ? 4 : 0);
  return dataOffset + moof.readUInt32BE(firstEntry + (flags & 0x100 ? 4 : 0));
}
