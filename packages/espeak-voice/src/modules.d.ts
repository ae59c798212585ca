// Both modules are optional: their types are declared here so that tsc also passes without them.

declare module 'espeak-ng' {
  interface Device {
    write(stream: unknown, memory: Int8Array, offset: number, length: number): number;
  }
  /** A run of the program and its in-memory file system. */
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
    thisProgram: string;
    arguments: string[];
    /** The next byte, or null when there is none for now. */
    stdin(): number | null;
    print(line: string): void;
    printErr(line: string): void;
    instantiateWasm(imports: WebAssembly.Imports, onInstance: (instance: WebAssembly.Instance) => void): object;
    /** Called before the program begins. */
    onRuntimeInitialized(this: ESpeak): void;
  }
  /** Runs the program; resolves when it has ended. */
  export default function load(options: Options): Promise<ESpeak>;
}

declare module 'wasm-media-encoders/esnext' {
  export interface Mp3Encoder {
    configure(options: { sampleRate: number; outputSampleRate: number; channels: 1; bitrate: 48 }): void;
    /** One array of samples from -1 to 1 for each channel. The next call overwrites the result. */
    encode(channels: [Float32Array]): Uint8Array;
    finalize(): Uint8Array;
  }
  export function createMp3Encoder(): Promise<Mp3Encoder>;
}

// TypeScript declares WebAssembly only in its library for browsers
declare namespace WebAssembly {
  type Module = object;
  type Imports = Record<string, object>;
  interface Instance {
    exports: object;
  }
  function compile(program: Uint8Array): Promise<Module>;
  const Instance: new (program: Module, imports: Imports) => Instance;
}
