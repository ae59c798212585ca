/**
 * Encodes the lines of a reading to MP3. The samples are of 16 bits at eSpeak's own rate (resampling would be a fifth
 * of the work); each line is a whole number of frames long, and silent for its last {@link DELAY_SAMPLE_COUNT} samples.
 * Every line becomes as many frames as it was long, at a constant 48 kbit/s, so that players can compute the position
 * of any second; no frame needs one of another line.
 */
export type LineEncoder = (lines: Int16Array[]) => Promise<Buffer[]>;

/**
 * The delay of LAME and a decoder together, in samples: a sound is heard this much later in its frames than it went in.
 */
export const DELAY_SAMPLE_COUNT = 1105;
