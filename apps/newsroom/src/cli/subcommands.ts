import { parseArgs } from 'node:util';
import { CommandFailed } from '../errors/index.ts';
import type { Call, Command } from './command.ts';

type Options = Record<string, string | string[] | boolean | undefined>;

/** A part of a command, such as `nav show`. */
export interface Subcommand {
  /**
   * What is typed after its name, read as it is shown: `ID`; `FILE…`, one or more; `[REASON]`, which may be left out;
   * `--url URL`, an option; `[--at TIME]`, one that may be left out; `[--tag TAG]…`, one that may be given several
   * times; `[--key]` and `[--key|--no-key]`, a switch.
   */
  takes?: string;
  does: string;
  /** A part names the options that it takes, of the kinds that `takes` says. */
  run(call: Call, args: string[], options: Options): Promise<void>;
}

const NPM = 'npm run newsroom --';

/** A command made of parts; `what` says what they are about. */
export function createCommand(name: string, what: string, parts: Record<string, Subcommand>): Command {
  const commands = new Map(
    Object.entries(parts).map(([part, how]) => [part, createSimpleCommand(`${name} ${part}`, how)]),
  );
  return {
    usage: [...commands.values()].flatMap(({ usage }) => usage),
    async run([part = '', ...rest], call) {
      const chosen = commands.get(part);
      if (!chosen)
        throw new CommandFailed(`Say what to do with the ${what}: ${NPM} ${name} ${[...commands.keys()].join('|')}`);
      await chosen.run(rest, call);
    },
  };
}

/** A command that does one thing. */
export function createSimpleCommand(name: string, { takes = '', does, run }: Subcommand): Command {
  const typed = `${name} ${takes}`.trim();
  return {
    usage: [[typed, does]],
    async run(rest, call) {
      const given = read(takes, rest);
      if (!given) throw new CommandFailed(`This is how it is used: ${NPM} ${typed}`);
      await run(call, given.positionals, given.values);
    },
  };
}

const nameOf = (option: string): string => /--([a-z]+)/.exec(option)?.[1] ?? '';
const isNeeded = (one: string): boolean => !one.startsWith('[');
const isRepeated = (one: string): boolean => one.endsWith('…');
const typeOf = (option: string) => ({
  type: option.includes(' ') ? ('string' as const) : ('boolean' as const),
  multiple: isRepeated(option),
});

/** What is typed after a name, read as `takes` shows it; null when it is not how it is used. */
function read(takes: string, args: string[]): { positionals: string[]; values: Options } | null {
  const shown = takes.match(/\[[^\]]+\]…?|--\S+ \S+|\S+/g) ?? [];
  const shownOptions = shown.filter((one) => one.includes('--'));
  const places = shown.filter((one) => !one.includes('--'));
  const options = Object.fromEntries(shownOptions.map((one) => [nameOf(one), typeOf(one)]));
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, allowNegative: true });
    const isWhole =
      positionals.length >= places.filter(isNeeded).length &&
      (positionals.length <= places.length || places.some(isRepeated)) &&
      shownOptions.filter(isNeeded).every((one) => nameOf(one) in values);
    return isWhole ? { positionals, values: values as Options } : null;
  } catch {
    // an option that there is none of, or one without its value
    return null;
  }
}
