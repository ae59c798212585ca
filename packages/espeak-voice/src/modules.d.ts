// Both modules are optional: the types are ours, so that a checkout without them can still be checked.

declare module '@echogarden/espeak-ng-emscripten' {
  export interface ESpeakWorker {
    /** Hertz. */
    readonly samplerate: number;
    /** Words a minute. */
    rate: number;
    /** 0 to 99, of what the voice has. */
    pitch: number;
    /** How far the melody goes, 0 to 99. */
    range: number;
    /** 0 when there is such a voice: a language, or a language and a variant, such as th+f2. */
    set_voice(name: string): number;
    /** Hands over the sound in pieces; ends early when told true. */
    synthesize(text: string, onSound: (samples: Int16Array) => boolean): void;
  }
  interface ESpeak {
    eSpeakNGWorker: new () => ESpeakWorker;
    FS: { readFile(path: string): Uint8Array; writeFile(path: string, content: Uint8Array): void };
  }
  export default function load(): Promise<ESpeak>;
}

declare module 'wasm-media-encoders/esnext' {
  export interface Mp3Encoder {
    configure(options: { sampleRate: number; channels: 1; bitrate: 48; outputSampleRate: 24000 }): void;
    /** One array of samples from -1 to 1 for each channel. What is answered is overwritten by the next call. */
    encode(channels: [Float32Array]): Uint8Array;
    finalize(): Uint8Array;
  }
  export function createMp3Encoder(): Promise<Mp3Encoder>;
}
