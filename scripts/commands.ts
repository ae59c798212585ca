import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ActionDescription, describeAction, type Parameter } from '../apps/newsroom/src/actions/index.ts';
import { ACTIONS } from '../apps/newsroom/src/control/index.ts';
import { ROOT } from './step.ts';

export const COMMANDS_FILE = join(ROOT, 'docs/commands.md');

/** How a parameter is typed: `DRAFT`, `[--at TIME]`, `--tag TAG …`. */
function renderParameter(one: Parameter): string {
  const { name, placeholder, isPositional, isOptional, isRepeated, isSwitch, canBeOff } = one;
  const value = isSwitch ? `--${name}${canBeOff ? `|--no-${name}` : ''}` : `--${name} ${placeholder}`;
  const shown = isPositional ? placeholder : value;
  return `${isOptional ? `[${shown}]` : shown}${isRepeated ? '…' : ''}`;
}

const renderRow = ({ name, summary, role, parameters }: ActionDescription): string => {
  const typed = [name, ...parameters.map(renderParameter)].join(' ').replaceAll('|', '\\|');
  return `| \`${typed}\` | ${summary.replaceAll('|', '\\|')} | ${role} |`;
};

/** The page that lists every command of the newsroom. */
export function renderCommands(): string {
  return [
    '# Commands',
    '',
    'Every command of `npm run newsroom -- …`, made from the definitions of the actions (`actions.ts` of each slice of the newsroom) by',
    '`npm run docs:commands`. The role is what an editor needs who is not the operator of the machine. `-` as a FILE is what is typed in.',
    '',
    '| Command | What it does | Role |',
    '| --- | --- | --- |',
    ...ACTIONS.map((one) => renderRow(describeAction(one))),
    '',
  ].join('\n');
}

if (import.meta.main) writeFileSync(COMMANDS_FILE, renderCommands());
