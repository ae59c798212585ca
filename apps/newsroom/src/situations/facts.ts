import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { storableLine } from '../input/index.ts';
import type { SituationFact } from './schema.ts';
import { editTopic, findTopic, topicId } from './situations.ts';

const MAX_FACTS = 12;

export const label = storableLine(100).min(1, 'it is empty');
export const fact = z.strictObject({
  id: topicId,
  label,
  value: storableLine(100).min(1, 'it is empty'),
  source: storableLine(200).default(''),
});

/** A fact of a situation, and the page of the situation. */
export interface FactPlace {
  url: string;
  label: string;
  value: string;
}

/** Changes a fact of a situation in its place, or adds it after the others. */
export async function setFact(db: Database, { id: typed, ...rest }: z.output<typeof fact>): Promise<FactPlace> {
  const changed: SituationFact = { ...rest, at: new Date().toISOString() };
  const { id, facts } = await findTopic(db, typed);
  const isKnown = facts.some((one) => one.label === changed.label);
  if (!isKnown && facts.length >= MAX_FACTS) throw new CommandFailed(`A situation has at most ${MAX_FACTS} facts.`);
  await editTopic(db, id, {
    facts: isKnown ? facts.map((one) => (one.label === changed.label ? changed : one)) : [...facts, changed],
  });
  return { url: `/${id}`, label: changed.label, value: changed.value };
}

export async function removeFact(db: Database, typed: string, name: string): Promise<Pick<FactPlace, 'url' | 'label'>> {
  const { id, facts } = await findTopic(db, typed);
  const others = facts.filter((one) => one.label !== name);
  if (others.length === facts.length) throw new CommandFailed(`The situation ${id} has no fact ${name}.`);
  await editTopic(db, id, { facts: others });
  return { url: `/${id}`, label: name };
}
