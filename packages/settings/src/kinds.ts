import { parseTrustedProxies } from '@sala/http-server';
import { CHANNELS } from '@sala/station';
import { z } from 'zod';
import { toHost } from './environment.ts';

/** The kinds of values that settings have. The message of each is a clause about the value, which it calls “it”. */

/** A port to listen on; 0 is any free one. */
export const port = z.coerce.number().int().min(0).max(65_535);

/** A port that other programs must know. */
export const knownPort = port.min(1);

export const onOff = z.enum(['on', 'off']);

const url = z.url({ protocol: /^https?$/ });

/** A whole address, which may have a query, such as a key; `fetch` refuses a user in it. */
export const endpoint = url.refine(
  (value) => !/#|\/\/[^/]*@/.test(value),
  'it has a user, a password or a fragment (#)',
);

/** The address of a service or a site, to which paths are appended; without a slash at its end. */
export const address = url
  .refine((value) => !/[?#]|\/\/[^/]*@/.test(value), 'it has a query, a fragment (#), a user or a password')
  .transform((value) => value.replace(/\/$/, ''));

/** The address of a site. It has no path: the addresses of its pages begin at its root. */
export const site = address.refine(
  (value) => !/\/\/[^/]*\/./.test(value),
  'it has more than a host, as in https://www.station.example',
);

/** Such a value, or `none` for what is not there. */
export const allowNone = <Kind extends z.ZodType>(kind: Kind) =>
  z.union([z.literal('none'), kind], {
    error: ({ errors }) => `${errors?.[1]?.[0]?.message}, and it is not none`,
  });

/** A `host` or `host:port` as addresses have it. */
export const host = z
  .string()
  .transform((name, context) => toHost(name) ?? context.addIssue(`“${name}” is no host such as media.example`) ?? '');

/** Hosts, separated by commas or spaces. */
export const hosts = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(host));

/** Where a channel's stream is: `tv=https://media.example/tv/index.m3u8`. */
const stream = z.string().transform((pair, context): [string, string] => {
  const [, channel = '', value = ''] = /^([^=]+)=([^,]+)$/.exec(pair) ?? [];
  if (!CHANNELS.some(({ key }) => key === channel) || !url.safeParse(value).success)
    context.addIssue(
      `“${pair}” is no channel (${CHANNELS.map(({ key }) => key).join(', ')}) and address such as ${CHANNELS[0]?.key}=https://media.example/index.m3u8; spaces separate several, and a comma is written %2C`,
    );
  return [channel, value];
});

/** The addresses of streams by the keys of their channels, separated by spaces. */
export const streams = z
  .string()
  .transform((list) => list.split(/\s+/).filter(Boolean))
  .pipe(z.array(stream))
  .transform((pairs): ReadonlyMap<string, string> => new Map(pairs));

export const trustedProxies = z.string().transform((setting, context) => {
  const trusted = parseTrustedProxies(setting);
  if (trusted === undefined)
    context.addIssue('it is neither a number from 0 to 10 nor addresses and networks such as 10.0.0.0/8');
  return trusted ?? 0;
});
