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
