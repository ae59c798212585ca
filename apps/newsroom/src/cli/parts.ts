import { parseArgs } from 'node:util';
import { CommandFailed } from '../sentence.ts';
import type { Call, Command } from './command.ts';

/** A part of a command, such as `nav show`. */
export interface Part {
  /** What is typed after its name; what may be left out stands last, in brackets. */
  takes: string[];
  /** Its options by name, each with what it takes; nothing is a switch. */
  options?: Record<string, string>;
  does: string;
  run(call: Call, args: string[], options: Record<string, string | undefined>): Promise<void>;
}

const NPM = 'npm run newsroom --';

/** A command made of parts; `what` says what they are about. */
export function commandOf(name: string, what: string, parts: Record<string, Part>): Command {
  const typed = (part: string) => [name, part, ...(parts[part]?.takes ?? []), ...typedOptions(parts[part])].join(' ');
  return {
    usage: Object.entries(parts).map(([part, { does }]) => [typed(part), does]),
    async run([part = '', ...rest], call) {
      const chosen = Object.hasOwn(parts, part) ? parts[part] : undefined;
      if (!chosen)
        throw new CommandFailed(`Say what to do with the ${what}: ${NPM} ${name} ${Object.keys(parts).join('|')}`);
      const given = read(chosen, rest);
      if (!given) throw new CommandFailed(`This is how it is used: ${NPM} ${typed(part)}`);
      await chosen.run(call, given.args, given.options);
    },
  };
}

const typedOptions = (part: Part | undefined): string[] =>
  Object.entries(part?.options ?? {}).map(([option, value]) => `[${`--${option} ${value}`.trim()}]`);

/** What is typed after a part's name, read as it takes it; null when it is not how it is used. */
function read({ takes, options = {} }: Part, rest: string[]) {
  const declared = Object.entries(options).map(([name, value]) => [name, { type: value ? 'string' : 'boolean' }]);
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      options: Object.fromEntries(declared),
      allowPositionals: true,
    });
    const least = takes.filter((one) => !one.startsWith('[')).length;
    if (positionals.length < least || positionals.length > takes.length) return null;
    const said = Object.entries(values).map(([name, value]) => [name, String(value)]);
    return { args: positionals, options: Object.fromEntries(said) as Record<string, string> };
  } catch {
    // an option that there is none of, or one without its value
    return null;
  }
}
