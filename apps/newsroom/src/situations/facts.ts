import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { type CommandInput, parseInput, storableText } from '../input/index.ts';
import type { SituationFact } from './schema.ts';
import { editTopic, findTopic } from './situations.ts';

const MAX_FACTS = 12;

const label = storableText(100).min(1, 'is empty');
const fact = z.object({ label, value: storableText(100).min(1, 'is empty'), source: storableText(200).default('') });

/** Says a fact of a situation anew, in its old place, or for the first time, after the others. */
export async function setFact(db: Database, input: CommandInput): Promise<string> {
  const said: SituationFact = { ...parseInput(fact, input), at: new Date().toISOString() };
  const { id, facts } = await findTopic(db, input.id);
  const isKnown = facts.some((one) => one.label === said.label);
  if (!isKnown && facts.length >= MAX_FACTS) throw new CommandFailed(`A situation has at most ${MAX_FACTS} facts.`);
  await editTopic(db, id, {
    facts: isKnown ? facts.map((one) => (one.label === said.label ? said : one)) : [...facts, said],
  });
  return `/${id}  ${said.label}: ${said.value}`;
}

export async function removeFact(db: Database, input: CommandInput): Promise<string> {
  const { id, facts } = await findTopic(db, input.id);
  const others = facts.filter((one) => one.label !== input.label);
  if (others.length === facts.length) throw new CommandFailed(`The situation ${id} has no fact ${input.label}.`);
  await editTopic(db, id, { facts: others });
  return `/${id}  ${input.label}: removed`;
}
