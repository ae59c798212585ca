/**
 * Encodes the lines of a reading: samples of 16 bits at eSpeak's own rate (to change it is a fifth of the work), each
 * line whole frames long and silent for its last {@link DELAY_SAMPLE_COUNT}. Every line becomes as many frames as it was long,
 * at a constant 48 kbit/s, so that a player finds any second without looking for it; none needs a frame of another line.
 */
export type LineEncoder = (lines: Int16Array[]) => Promise<Buffer[]>;

/**
 * The delay of LAME and a decoder together, in samples: a sound is heard this much later in its frames than it went in.
 */
export const DELAY_SAMPLE_COUNT = 1105;
