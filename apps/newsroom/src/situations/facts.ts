import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { storableLine } from '../input/index.ts';
import { type SituationFact, topics } from './schema.ts';
import { editTopic, findTopic, topicId } from './situations.ts';

const MAX_FACTS = 12;

export const label = storableLine(100).min(1, 'it is empty').meta({ isPlainText: true });
export const fact = z.strictObject({
  id: topicId,
  label,
  value: storableLine(100).min(1, 'it is empty').meta({ isPlainText: true }),
  source: storableLine(200).meta({ isPlainText: true }).optional(),
});

/** A fact of a situation, and the page of the situation. */
export interface FactPlace {
  url: string;
  label: string;
  value: string;
}

/** Changes a fact of a situation in its place, with its source unless another is given, or adds it after the others. */
export async function setFact(
  db: Database,
  { id: typed, label, value, source }: z.output<typeof fact>,
): Promise<FactPlace> {
  const url = await editFacts(db, typed, (facts) => {
    const known = facts.find((one) => one.label === label);
    if (!known && facts.length >= MAX_FACTS) throw new CommandFailed(`A situation has at most ${MAX_FACTS} facts.`);
    const changed: SituationFact = {
      label,
      value,
      source: source ?? known?.source ?? '',
      at: new Date().toISOString(),
    };
    return known ? facts.map((one) => (one === known ? changed : one)) : [...facts, changed];
  });
  return { url, label, value };
}

export async function removeFact(db: Database, typed: string, name: string): Promise<Pick<FactPlace, 'url' | 'label'>> {
  const url = await editFacts(db, typed, (facts, id) => {
    const others = facts.filter((one) => one.label !== name);
    if (others.length === facts.length) throw new CommandFailed(`The situation ${id} has no fact ${name}.`);
    return others;
  });
  return { url, label: name };
}

/** Changes the facts of a situation; other changes of them wait. Returns the page of the situation. */
async function editFacts(
  db: Database,
  typed: string,
  change: (facts: SituationFact[], id: string) => SituationFact[],
): Promise<string> {
  return db.transaction(async (transaction) => {
    await transaction.select().from(topics).where(eq(topics.id, typed)).for('update');
    const { id, facts } = await findTopic(transaction, typed);
    await editTopic(transaction, id, { facts: change(facts, id) });
    return `/${id}`;
  });
}
