/** A fragmented MP4 in its parts: what comes before the pictures, and each fragment (ISO 14496-12). */
export function fragmentsOf(mp4: Buffer): { init: Buffer; segments: Buffer[] } {
  const starts: number[] = [];
  for (let at = 0; at < mp4.length; at += mp4.readUInt32BE(at)) {
    if (mp4.toString('latin1', at + 4, at + 8) === 'moof') starts.push(at);
  }
  return {
    init: mp4.subarray(0, starts[0]),
    segments: starts.map((start, index) => mp4.subarray(start, starts[index + 1])),
  };
}

/**
 * Where the key frame ends that a fragment begins with, in bytes from the fragment's beginning: players that look for a
 * place load no more of it.
 * @throws when something stands before it
 */
export function keyFrameEnd(fragment: Buffer): number {
  const moof = fragment.subarray(0, fragment.readUInt32BE(0));
  const trun = moof.indexOf('trun') + 4;
  const flags = moof.readUInt32BE(trun) & 0xffffff;
  const dataOffset = moof.readInt32BE(trun + 8);
  // what each sample's entry begins with, and what stands before the first of them
  if ((flags & 0x201) !== 0x201 || dataOffset !== moof.length + 8) throw new Error('the key frame is not the first');
  const firstEntry = trun + 12 + (flags & 0x4 ? 4 : 0);
  return dataOffset + moof.readUInt32BE(firstEntry + (flags & 0x100 ? 4 : 0));
}
