/** In samples: MPEG-2 layer III. */
export const SAMPLES_PER_FRAME = 576;
/** At 48 kbit/s and 22,050 Hz; a padded frame has one more. */
const FRAME_BYTES = 156;

/**
 * Cuts an MP3 of this format into parts of so many frames; what is behind them is left out.
 * @throws {RangeError} when it has fewer
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
