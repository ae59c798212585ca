import { createHash } from 'node:crypto';
import { HOSTS } from '@sala/station';
import { expect, test } from 'vitest';
import { type PolicyParts, renderContentSecurityPolicy } from './contentSecurityPolicy.server.ts';

const policyOf = (scripts: string[], more: Partial<PolicyParts> = {}) =>
  renderContentSecurityPolicy(scripts, { streamHosts: [], marketing: null, framedBy: null, isHttps: true, ...more });
const directives = (scripts: string[], more: Partial<PolicyParts> = {}) =>
  new Map(
    policyOf(scripts, more)
      .split('; ')
      .map((one) => [one.split(' ')[0], one.split(' ').slice(1).filter(Boolean)]),
  );
const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('a page runs its own files and exactly its own inline scripts', () => {
  const scripts = ['one()', '\ntwo("ก")\n'];
  expect(directives(scripts).get('script-src')).toEqual(["'self'", ...scripts.map(hash)]);
});

test('a page without inline scripts runs none', () => {
  expect(directives([]).get('script-src')).toEqual(["'self'"]);
});

test('nothing is loaded from elsewhere, framed elsewhere, sent elsewhere', () => {
  const policy = directives([]);
  const loaded = ['style-src', 'font-src', 'connect-src', 'worker-src', 'manifest-src'];
  const own = [...loaded, 'form-action'];
  for (const name of own) expect([name, policy.get(name)]).toEqual([name, ["'self'"]]);
  for (const name of ['default-src', 'base-uri', 'object-src', 'frame-ancestors'])
    expect(policy.get(name)).toEqual(["'none'"]);
  expect(policy.get('img-src')).toEqual(["'self'", 'data:']);
  expect(policyOf([])).not.toMatch(/unsafe|\*/);
});

test('only the players of the station are framed', () => {
  expect(directives([]).get('frame-src')).toEqual(HOSTS.embed.map((host) => `https://${host}`));
});

test('films are loaded from the site, or from the hosts that a setting names', () => {
  expect(directives([]).get('media-src')).toEqual(["'self'", 'blob:', 'data:']);
  const policy = directives([], { streamHosts: ['cdn.example'] });
  expect(policy.get('media-src')).toEqual(["'self'", 'blob:', 'data:', 'https://cdn.example']);
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://cdn.example']);
});

test('a preview is framed by whom its origin names', () => {
  const framedBy = 'https://content.example:8443';
  expect(directives([], { framedBy }).get('frame-ancestors')).toEqual([framedBy]);
});

test('what is asked for by http is asked for by https where the site is', () => {
  expect(directives([]).has('upgrade-insecure-requests')).toBe(true);
  expect(directives([], { isHttps: false }).has('upgrade-insecure-requests')).toBe(false);
});

test('of others only the marketing service may run a script, where there is one', () => {
  const marketing = { sdk: 'https://cdn.marketing.example/sdk.js', origins: ['https://api.marketing.example'] };
  const policy = directives([], { marketing });
  expect(policy.get('script-src')).toEqual(["'self'", marketing.sdk]);
  expect(policy.get('connect-src')).toEqual(["'self'", ...marketing.origins]);
});
