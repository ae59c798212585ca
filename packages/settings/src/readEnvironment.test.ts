import { expect, test } from 'vitest';
import { z } from 'zod';
import { InvalidSettingError } from './invalidSettingError.ts';
import { address, allowNone, endpoint, host, hosts, site, streams, trustedProxies } from './kinds.ts';
import { readEnvironment } from './readEnvironment.ts';
import { createGroupRule } from './rules.ts';

const read = (kind: z.ZodType, value: string) => readEnvironment(z.object({ VALUE: kind }), { VALUE: value }).VALUE;

const TV = 'tv=https://media.example/tv.m3u8?token=a=b';

test.each<[string, z.ZodType, string, unknown]>([
  ['an address', address, ' https://api.example/v1/ ', 'https://api.example/v1'],
  ['an endpoint', endpoint, 'https://api.example/v1/?key=k', 'https://api.example/v1/?key=k'],
  ['a site', site, 'https://www.station.example/', 'https://www.station.example'],
  ['none', allowNone(address), 'none', 'none'],
  ['an address or none', allowNone(address), 'https://api.example/', 'https://api.example'],
  ['a host', host, 'Media.example', 'media.example'],
  ['hosts', hosts, ' a.example, LOCALHOST:4700\nb.example,', ['a.example', 'localhost:4700', 'b.example']],
  [
    'streams',
    streams,
    `${TV}  rian=http://10.0.0.7/r.m3u8`,
    new Map([
      ['tv', TV.slice(3)],
      ['rian', 'http://10.0.0.7/r.m3u8'],
    ]),
  ],
  ['trusted proxies', trustedProxies, '2', 2],
])('%s can be read', (_, kind, value, result) => {
  expect(read(kind, value)).toEqual(result);
});

const NO_ADDRESS = 'it is no address such as https://station.example';
const MORE = 'it has a query, a fragment (#), a user or a password';
test.each<[string, z.ZodType, string, string]>([
  ['an address', address, 'api.example', NO_ADDRESS],
  ['an address', address, 'ftp://api.example', NO_ADDRESS],
  ['an address', address, 'http://u:p@api.example', MORE],
  ['an address', address, 'http://api.example/?a=1', MORE],
  ['an address', address, 'http://api.example/#b', MORE],
  ['an endpoint', endpoint, 'http://u:p@api.example', 'it has a user, a password or a fragment (#)'],
  ['a site', site, 'http://www.example/news', 'it has more than a host, as in https://www.station.example'],
  ['an address or none', allowNone(address), 'off', `${NO_ADDRESS}, and it is not none`],
  ['hosts', hosts, 'a.example, *.b.example, c:99999', '“*.b.example” is no host such as media.example'],
  [
    'trusted proxies',
    trustedProxies,
    'nginx',
    'it is neither a number from 0 to 10 nor addresses and networks such as 10.0.0.0/8',
  ],
])('the value of %s is refused: %#', (_, kind, value, reason) => {
  expect(() => read(kind, value)).toThrow(new InvalidSettingError(`The setting VALUE cannot be used: ${reason}.`));
});

test.each(['tv', 'tv=media.example', 'radio=https://a.example', 'tv=https://a.example,rian=https://b.example'])(
  'the streams %s are refused',
  (value) => {
    expect(() => read(streams, value)).toThrow('is no channel (');
  },
);

test('a group of settings is complete or absent', () => {
  const schema = z.object({ KEY: z.string().optional(), URL: z.string().optional(), REGION: z.string().optional() });
  const rules = [createGroupRule(['KEY', 'URL'], ['REGION'])];
  expect(readEnvironment(schema, { KEY: ' ' }, rules)).toEqual({});
  expect(readEnvironment(schema, { KEY: 'k', URL: 'u' }, rules)).toEqual({ KEY: 'k', URL: 'u' });
  expect(() => readEnvironment(schema, { REGION: 'r' }, rules)).toThrow(
    new InvalidSettingError(
      'The setting KEY cannot be used: it is missing, and REGION is set.\nThe setting URL cannot be used: it is missing, and REGION is set.',
    ),
  );
});
