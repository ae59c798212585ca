/** What was asked for is not written in phonemes of the voice; the message says where. */
export class PhonemeError extends Error {}

/** What was asked for would take too long to listen to. */
export class TooLongError extends Error {}
