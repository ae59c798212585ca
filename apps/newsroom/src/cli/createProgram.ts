import { Argument, Command, type CommanderError, Option } from 'commander';
import type { ActionDescription, Parameter } from '../actions/index.ts';
import { CommandFailed } from '../errors/index.ts';
import type { ActionList } from './call.ts';

const HELP = 'how it is used';

/** The typed values of an action's parameters, by their names; optional ones may be absent. */
export type ParameterValues = Record<string, string | string[] | boolean>;

/** `runAtDesk` runs these before there is a program; they are declared here for the help. */
const DESK_COMMANDS = {
  'sign-in': 'sign in at a desk: with an invitation, with an email at the desk that DESK names, or by a browser',
  'sign-out': 'sign out at the desk that DESK names',
};

/** Creates the command line of a newsroom's actions; `perform` gets the typed values. Its errors are CommandFailed. */
export function createProgram(
  { actions }: Pick<ActionList, 'actions'>,
  perform: (action: ActionDescription, values: ParameterValues) => Promise<void>,
): Command {
  const program = speakPlainly(new Command('npm run newsroom --'));
  program.usage('COMMAND').helpCommand('help [COMMAND]', HELP);
  for (const action of actions) addAction(program, action, perform);
  for (const [name, summary] of Object.entries(DESK_COMMANDS)) speakPlainly(program.command(name)).description(summary);
  for (const group of program.commands)
    if (group.commands.length > 0) group.description(group.commands.map((one) => one.name()).join(', '));
  return program;
}

function addAction(
  program: Command,
  action: ActionDescription,
  perform: (action: ActionDescription, values: ParameterValues) => Promise<void>,
): void {
  const [group = '', name] = action.name.split(' ');
  const parent = name === undefined ? program : findGroup(program, group);
  const command = speakPlainly(parent.command(name ?? group)).description(action.summary);
  const positionals = action.parameters.filter(({ isPositional }) => isPositional);
  for (const one of positionals) command.addArgument(toArgument(one));
  for (const one of action.parameters)
    if (!one.isPositional) for (const option of toOptions(one)) command.addOption(option);
  command.action((...args) => {
    const positional = positionals.map(({ name: field }, at) => [field, args[at]] as const);
    const values = [...positional, ...Object.entries(command.opts())].filter(([, value]) => value !== undefined);
    return perform(action, Object.fromEntries(values));
  });
}

function findGroup(program: Command, name: string): Command {
  return program.commands.find((one) => one.name() === name) ?? speakPlainly(program.command(name));
}

function toArgument({ placeholder, isOptional, isRepeated }: Parameter): Argument {
  const many = isRepeated ? '...' : '';
  return new Argument(isOptional ? `[${placeholder}${many}]` : `<${placeholder}${many}>`);
}

function toOptions({ name, placeholder, isOptional, isRepeated, isSwitch, canBeOff }: Parameter): Option[] {
  if (isSwitch) return [new Option(`--${name}`), ...(canBeOff ? [new Option(`--no-${name}`)] : [])];
  const option = new Option(`--${name} <${placeholder}>`, isOptional ? '' : 'required');
  if (isRepeated) option.argParser((value, before: string[] = []) => [...before, value]);
  return [option.makeOptionMandatory(!isOptional)];
}

/** Makes a command throw one sentence and its own usage, where Commander would end the process. */
function speakPlainly(command: Command): Command {
  command
    .helpCommand(false)
    .helpOption('-h, --help', HELP)
    .configureOutput({ writeErr: () => {} });
  return command.exitOverride((error) => {
    throw error.exitCode === 0 ? error : toFailure(error, command);
  });
}

function toFailure({ code, message }: CommanderError, command: Command): CommandFailed {
  if (code === 'commander.help') return new CommandFailed(command.helpInformation().trimEnd());
  const reason = message.replace(/^error: /, '').replaceAll('\n', ' ');
  const [usage] = command.helpInformation().split('\n');
  // such as a title or a time that was typed without them
  const advice = code === 'commander.excessArguments' ? ' Put a text with spaces into quotation marks.' : '';
  return new CommandFailed(`${reason[0]?.toUpperCase()}${reason.slice(1).replace(/\.$/, '')}.${advice}\n${usage}`);
}
