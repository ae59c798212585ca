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

test('script-src allows the site’s own files and exactly the page’s inline scripts', () => {
  const scripts = ['one()', '\ntwo("ก")\n'];
  expect(directives(scripts).get('script-src')).toEqual(["'self'", ...scripts.map(hash)]);
});

test('script-src allows no inline script on a page without inline scripts', () => {
  expect(directives([]).get('script-src')).toEqual(["'self'"]);
});

test('other directives allow nothing outside of the site', () => {
  const policy = directives([]);
  const loaded = ['style-src', 'font-src', 'connect-src', 'worker-src', 'manifest-src'];
  const own = [...loaded, 'form-action'];
  for (const name of own) expect([name, policy.get(name)]).toEqual([name, ["'self'"]]);
  for (const name of ['default-src', 'base-uri', 'object-src', 'frame-ancestors'])
    expect(policy.get(name)).toEqual(["'none'"]);
  expect(policy.get('img-src')).toEqual(["'self'", 'data:']);
  expect(policyOf([])).not.toMatch(/unsafe|\*/);
});

test('frame-src allows only the embedded players of the station', () => {
  expect(directives([]).get('frame-src')).toEqual(HOSTS.embed.map((host) => `https://${host}`));
});

test('media-src allows the site and the configured stream hosts', () => {
  expect(directives([]).get('media-src')).toEqual(["'self'", 'blob:', 'data:']);
  const policy = directives([], { streamHosts: ['cdn.example'] });
  expect(policy.get('media-src')).toEqual(["'self'", 'blob:', 'data:', 'https://cdn.example']);
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://cdn.example']);
});

test('frame-ancestors of a preview allows the configured origin', () => {
  const framedBy = 'https://content.example:8443';
  expect(directives([], { framedBy }).get('frame-ancestors')).toEqual([framedBy]);
});

test('requests are upgraded to https when the site uses https', () => {
  expect(directives([]).has('upgrade-insecure-requests')).toBe(true);
  expect(directives([], { isHttps: false }).has('upgrade-insecure-requests')).toBe(false);
});

test('the marketing service is allowed its script and its connections when it is configured', () => {
  const marketing = { sdk: 'https://cdn.marketing.example/sdk.js', origins: ['https://api.marketing.example'] };
  const policy = directives([], { marketing });
  expect(policy.get('script-src')).toEqual(["'self'", marketing.sdk]);
  expect(policy.get('connect-src')).toEqual(["'self'", ...marketing.origins]);
});
