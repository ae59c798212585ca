import { STREAM_FILE } from '@sala/contracts';
import { CHANNELS } from '@sala/station';
import { z } from 'zod';
import { type ActionContext, defineActions, NO_INPUT } from '../actions/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { storableLine } from '../input/index.ts';
import { findNewestSegment, InputFailed, type Inputs, listInputs, setInput } from './inputs/index.ts';

/** The settings of inputs. */
export interface InputSettings {
  /** Addresses by channel. */
  ofSettings: ReadonlyMap<string, string>;
  /** The hosts that producers may name, each `host` or `host:port`. */
  hosts: ReadonlySet<string>;
}

const action = defineActions<ActionContext & { inputs: InputSettings & Inputs }>();

const role = 'producer';
const KEYS: string[] = CHANNELS.map(({ key }) => key);
const channel = z
  .string()
  .refine((key) => KEYS.includes(key), `it is none of ${KEYS.join(', ')}`)
  .meta({ placeholder: 'CHANNEL' });

/** @throws {CommandFailed} when it is no address at one of the hosts */
function parseAddress(typed: string, hosts: ReadonlySet<string>): URL {
  const address = URL.parse(typed);
  const isStream = address && ['http:', 'https:'].includes(address.protocol) && STREAM_FILE.test(address.pathname);
  if (!isStream) throw new CommandFailed(`${typed} is no address such as https://studio.example/live/index.m3u8.`);
  if (!hosts.has(address.host)) throw new CommandFailed(`INPUT_HOSTS does not name ${address.host}.`);
  return address;
}

/** Why viewers do not see a channel's input; null when they see it. */
async function findTrouble(channel: string, address: string, inputs: Inputs): Promise<string | null> {
  if (inputs.find(channel)?.href === address) return null;
  return (await describeSilence(address)) ?? 'no new segment arrives';
}

/** Why no playlist comes from an address; null when one comes. */
const describeSilence = (address: string): Promise<string | null> =>
  findNewestSegment(new URL(address)).then(
    () => null,
    (error) => {
      if (error instanceof InputFailed) return error.message;
      throw error;
    },
  );

/** @throws {CommandFailed} when no playlist comes from an address */
async function requireStream(address: string): Promise<void> {
  const silence = await describeSilence(address);
  if (silence !== null) throw new CommandFailed(`Nothing comes from ${address} yet: ${silence}.`);
}

/** The inputs of channels: streams from a studio (docs/editing.md). */
export const channelActions = [
  action({
    name: 'channels list',
    summary: 'list the channels and their inputs, and whether viewers see them',
    kind: 'query',
    role: 'reporter',
    input: NO_INPUT,
    output: z.object({
      channels: z.array(z.object({ channel: z.string(), address: z.string(), trouble: z.string().nullable() })),
    }),
    run: async ({ db, inputs }) => {
      const all = await listInputs(db, inputs.ofSettings);
      const channels = KEYS.map(async (key) => {
        const address = all.get(key) ?? '';
        const trouble = address ? await findTrouble(key, address, inputs) : null;
        return { channel: key, address, trouble };
      });
      return { channels: await Promise.all(channels) };
    },
    print: ({ channels }) =>
      channels.map(({ channel: key, address, trouble }) => {
        if (!address) return `${key.padEnd(8)} what is planned`;
        return `${key.padEnd(8)} ${address}${trouble === null ? '' : `  what is planned, because ${trouble}`}`;
      }),
  }),
  action({
    name: 'channels input',
    summary: 'set a channel’s input, an HLS stream; while no stream arrives, the channel shows its schedule',
    kind: 'change',
    role,
    input: z.strictObject({ channel, address: storableLine(1000).meta({ placeholder: 'ADDRESS' }) }),
    positionals: ['channel', 'address'],
    output: z.object({ address: z.string() }),
    run: async ({ db, inputs, afterCommit }, input) => {
      const { href } = parseAddress(input.address, inputs.hosts);
      await setInput(db, input.channel, href);
      // a studio may take seconds to answer
      afterCommit(() => requireStream(href));
      return { address: href };
    },
    print: ({ address }, input) => `${input.channel} shows ${address} from its next segment on`,
  }),
  action({
    name: 'channels loop',
    summary: 'remove a channel’s input: it shows its schedule',
    kind: 'change',
    role,
    input: z.strictObject({ channel }),
    positionals: ['channel'],
    output: NO_INPUT,
    run: async ({ db }, input) => {
      await setInput(db, input.channel, '');
      return {};
    },
    print: (_, input) => `${input.channel} shows what is planned within half a minute`,
  }),
];
