import type { Database } from '../../database/index.ts';
import { channelInputs } from '../schema.ts';

/** The addresses of inputs by channel: those that settings name, and instead of them those that producers have set. */
export async function listInputs(db: Database, ofSettings: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const set = await db.select().from(channelInputs);
  const all = [...ofSettings, ...set.map(({ channel, address }) => [channel, address] as const)];
  return new Map([...new Map(all)].filter(([, address]) => address !== ''));
}

/** Has a channel show an input; an empty address: what it has planned, also where a setting names an input. */
export async function setInput(db: Database, channel: string, address: string): Promise<void> {
  const values = { channel, address, changedAt: new Date() };
  await db.insert(channelInputs).values(values).onConflictDoUpdate({ target: channelInputs.channel, set: values });
}
