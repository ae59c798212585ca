// Both modules are optional: the types are ours, so that a checkout without them can still be checked.

declare module 'espeak-ng' {
  interface Device {
    write(stream: unknown, memory: Int8Array, offset: number, length: number): number;
  }
  /** A run of the program and its file system, kept in memory. */
  export interface ESpeak {
    FS: {
      readFile(path: string): Uint8Array;
      writeFile(path: string, content: Uint8Array): void;
      makedev(major: number, minor: number): number;
      registerDevice(device: number, operations: Device): void;
      mkdev(path: string, device: number): void;
    };
  }
  interface Options {
    arguments: string[];
    /** The next byte, or null when there is none for now. */
    stdin(): number | null;
    print(line: string): void;
    printErr(line: string): void;
    instantiateWasm(imports: WebAssembly.Imports, onInstance: (instance: WebAssembly.Instance) => void): object;
    /** Before the program begins. */
    onRuntimeInitialized(this: ESpeak): void;
  }
  /** Runs the program; it has ended when this is answered. */
  export default function load(options: Options): Promise<ESpeak>;
}

declare module 'wasm-media-encoders/esnext' {
  export interface Mp3Encoder {
    configure(options: { sampleRate: number; outputSampleRate: number; channels: 1; bitrate: 48 }): void;
    /** One array of samples from -1 to 1 for each channel. What is answered is overwritten by the next call. */
    encode(channels: [Float32Array]): Uint8Array;
    finalize(): Uint8Array;
  }
  export function createMp3Encoder(): Promise<Mp3Encoder>;
}

// TypeScript knows it only together with a browser's page
declare namespace WebAssembly {
  type Module = object;
  type Imports = Record<string, object>;
  interface Instance {
    exports: object;
  }
  function compile(program: Uint8Array): Promise<Module>;
  const Instance: new (program: Module, imports: Imports) => Instance;
}
