/** Thrown when a request has unknown phonemes; the message says where. */
export class PhonemeError extends Error {}

/** Thrown when the sound of a request would be too long. */
export class TooLongError extends Error {}
