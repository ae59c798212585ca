/** The samples of a frame of MPEG-2 layer III. */
export const SAMPLES_PER_FRAME = 576;
/** The bytes of a frame at 48 kbit/s and 22,050 Hz; a padded frame has one more. */
const FRAME_BYTES = 156;

/**
 * Cuts an MP3 of this format into parts with these numbers of frames; frames after them are left out.
 * @throws {RangeError} when it has fewer frames
 */
export function cutFrames(mp3: Buffer, counts: number[]): Buffer[] {
  let end = 0;
  return counts.map((count) => {
    const start = end;
    for (let frame = 0; frame < count; frame++) end += FRAME_BYTES + ((mp3.readUInt8(end + 2) >> 1) & 1);
    if (end > mp3.length) throw new RangeError('the last frame of the MP3 was cut');
    return mp3.subarray(start, end);
  });
}
