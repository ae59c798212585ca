import { readFile } from 'node:fs/promises';
import load, { type ESpeak } from 'espeak-ng';

/** The paths of eSpeak's data and of its output in the file system of a run. */
const DATA = '/usr/local/share/espeak-ng-data';
const SOUND = '/dev/sound';
/** Device numbers that eSpeak's file system does not use otherwise. */
const DEVICE = [77, 0] as const;
/** The size of a wave file's header. */
const HEADER_BYTES = 44;

/** The only sample rate of eSpeak's formant voices. */
export const SAMPLE_RATE_HZ = 22_050;

/** eSpeak's own program, compiled once and started anew for every run. */
export interface Synthesiser {
  /** Returns eSpeak's data files with these names. */
  data<Name extends string>(...names: Name[]): Promise<Record<Name, Buffer>>;
  /**
   * Synthesises lines in one run and calls `onSound` with the sound of each, samples of 16 bits, before the next. A few
   * samples may come with the next line: they are from the pause at the end of every line. What `onSound` throws ends
   * the run.
   * @param files files that replace eSpeak's own data files with the same names
   */
  read(
    lines: string[],
    options: string[],
    files: Record<string, Buffer>,
    onSound: (sound: Int16Array, line: number) => void,
  ): Promise<void>;
}

/** The limit while no program runs; stored here, because two programs may run at once. */
const STACK_TRACE_LIMIT = Error.stackTraceLimit;

export async function openSynthesiser(): Promise<Synthesiser> {
  const program = await WebAssembly.compile(
    await readFile(new URL(import.meta.resolve('espeak-ng/dist/espeak-ng.wasm'))),
  );
  /** Runs the program to its end, and returns the state that it leaves. */
  const run = async (options: string[], input: Generator<number | null>, prepare: (run: ESpeak) => void) => {
    // its file system creates thousands of errors, whose stack traces took half of the time of a sentence
    Error.stackTraceLimit = 0;
    return load({
      // by default its name is the path of the file that Node runs, of which eSpeak accepts only ASCII
      thisProgram: 'espeak-ng',
      arguments: options,
      stdin: () => input.next().value ?? null,
      print: () => {},
      printErr: () => {},
      instantiateWasm(imports, onInstance) {
        const instance = new WebAssembly.Instance(program, imports);
        onInstance(instance);
        return instance.exports;
      },
      onRuntimeInitialized() {
        prepare(this);
      },
    }).finally(() => {
      Error.stackTraceLimit = STACK_TRACE_LIMIT;
    });
  };

  return {
    async data<Name extends string>(...names: Name[]) {
      const { FS } = await run(['--version'], listBytes([]), () => {});
      const files = names.map((name) => [name, Buffer.from(FS.readFile(`${DATA}/${name}`))]);
      return Object.fromEntries(files) as Record<Name, Buffer>;
    },
    async read(lines, options, files, onSound) {
      let sound: Uint8Array[] = [];
      let soundCount = 0;
      let failure: unknown;
      const handOver = () => {
        const bytes = Buffer.concat(sound).subarray(soundCount === 0 ? HEADER_BYTES : 0);
        sound = [];
        onSound(new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length >> 1), soundCount++);
      };
      const input = listBytes(lines, () => {
        try {
          handOver();
        } catch (error) {
          // eSpeak treats any error as the end of its input, so the error is stored and thrown afterwards
          failure = error;
          throw error;
        }
      });
      await run([...options, '-w', SOUND], input, ({ FS: own }) => {
        for (const [name, content] of Object.entries(files)) own.writeFile(`${DATA}/${name}`, content);
        const device = own.makedev(...DEVICE);
        own.registerDevice(device, {
          write(_, memory, offset, length) {
            // Buffer.from would convert the bytes one by one
            sound.push(new Uint8Array(memory.buffer, memory.byteOffset + offset, length).slice());
            return length;
          },
        });
        own.mkdev(SOUND, device);
      });
      if (failure) throw failure;
      if (soundCount !== lines.length) throw new Error(`eSpeak said ${soundCount} of ${lines.length} lines`);
    },
  };
}

/**
 * The bytes of lines as a program reads them: null ends a read, and the program reads again after it has said a line.
 */
function* listBytes(lines: string[], onSaid = () => {}): Generator<number | null, undefined> {
  for (const line of lines) {
    yield* Buffer.from(`${line}\n`);
    yield null;
    onSaid();
  }
}
