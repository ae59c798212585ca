import { readFile } from 'node:fs/promises';
import load, { type ESpeak } from 'espeak-ng';

/** Where eSpeak's data lie, and where its sound goes, in the file system of a run. */
const DATA = '/usr/local/share/espeak-ng-data';
const SOUND = '/dev/sound';
/** The numbers of a device of which eSpeak has none. */
const DEVICE = [77, 0] as const;
/** What a wave file begins with, in bytes. */
const HEADER_BYTES = 44;

/** Hertz: eSpeak's formant voices have no other. */
export const SAMPLE_RATE_HZ = 22_050;

/** eSpeak's own program, which is compiled once and begins anew with every run. */
export interface Synthesiser {
  /** Its data files of these names. */
  data<Name extends string>(...names: Name[]): Promise<Record<Name, Buffer>>;
  /**
   * Reads lines aloud in one run and hands over the sound of each, samples of 16 bits, before it reads the next. A few
   * samples may come late: they are of the pause that ends every line.
   * What `onSound` throws ends the run.
   * @param files instead of its own data files of these names
   */
  read(
    lines: string[],
    options: string[],
    files: Record<string, Buffer>,
    onSound: (sound: Int16Array, line: number) => void,
  ): Promise<void>;
}

/** As it is while no program runs: two may run at once. */
const STACK_TRACE_LIMIT = Error.stackTraceLimit;

export async function openSynthesiser(): Promise<Synthesiser> {
  const program = await WebAssembly.compile(
    await readFile(new URL(import.meta.resolve('espeak-ng/dist/espeak-ng.wasm'))),
  );
  /** Runs the program to its end, and answers what it left. */
  const run = async (options: string[], input: Generator<number | null>, prepare: (run: ESpeak) => void) => {
    // its file system makes thousands of errors, whose stacks took half of the time that a sentence takes
    Error.stackTraceLimit = 0;
    return load({
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
      const { FS } = await run(['--version'], bytesOf([]), () => {});
      const files = names.map((name) => [name, Buffer.from(FS.readFile(`${DATA}/${name}`))]);
      return Object.fromEntries(files) as Record<Name, Buffer>;
    },
    async read(lines, options, files, onSound) {
      let sound: Uint8Array[] = [];
      let said = 0;
      let failure: unknown;
      const handOver = () => {
        const bytes = Buffer.concat(sound).subarray(said === 0 ? HEADER_BYTES : 0);
        sound = [];
        onSound(new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length >> 1), said++);
      };
      const input = bytesOf(lines, () => {
        try {
          handOver();
        } catch (error) {
          // eSpeak takes any error for the end of its input
          failure = error;
          throw error;
        }
      });
      await run([...options, '-w', SOUND], input, ({ FS: own }) => {
        for (const [name, content] of Object.entries(files)) own.writeFile(`${DATA}/${name}`, content);
        const device = own.makedev(...DEVICE);
        own.registerDevice(device, {
          write(_, memory, offset, length) {
            // Buffer.from would take each byte for a number to convert
            sound.push(new Uint8Array(memory.buffer, memory.byteOffset + offset, length).slice());
            return length;
          },
        });
        own.mkdev(SOUND, device);
      });
      if (failure) throw failure;
      if (said !== lines.length) throw new Error(`eSpeak said ${said} of ${lines.length} lines`);
    },
  };
}

/** Lines as a program reads them: null ends what it gets at once, and it asks for more when a line is said. */
function* bytesOf(lines: string[], onSaid = () => {}): Generator<number | null, undefined> {
  for (const line of lines) {
    yield* Buffer.from(`${line}\n`);
    yield null;
    onSaid();
  }
}
