import type { Database } from '../../database/index.ts';
import { channelInputs } from '../schema.ts';

/** The addresses of inputs by channel: those that producers have set, else those of the settings. */
export async function listInputs(db: Database, ofSettings: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const set = await db.select().from(channelInputs);
  const all = [...ofSettings, ...set.map(({ channel, address }) => [channel, address] as const)];
  return new Map([...new Map(all)].filter(([, address]) => address !== ''));
}

/** Sets a channel's input; an empty address means the planned programmes, even where the settings name an input. */
export async function setInput(db: Database, channel: string, address: string): Promise<void> {
  const values = { channel, address, changedAt: new Date() };
  await db.insert(channelInputs).values(values).onConflictDoUpdate({ target: channelInputs.channel, set: values });
}
