/** How ffmpeg exits when a signal ends it. */
const EXIT_BY_SIGNAL = 255;

/** Something outside has ended a program that encodes, such as a lack of memory: the film may be fine. */
export class EncodingCutShort extends Error {
  constructor() {
    super('the encoding was ended from outside');
  }
}

/** Whether a program was ended by a signal, by how it has exited. */
export const isEndedBySignal = (code: unknown, signal: unknown): boolean =>
  code === EXIT_BY_SIGNAL || typeof signal === 'string';
