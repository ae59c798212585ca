import { STATION } from '@sala/station';
import { expect, test, vi } from 'vitest';

test.each([
  [
    STATION.productionHost,
    ['Disallow: /search', 'Disallow: /preview', 'Disallow: /news/content/preview', '', 'Sitemap: {site}/sitemap.xml'],
  ],
  [`beta.${STATION.productionHost}`, ['Disallow: /']],
])('[2.4-07] robots.txt of %s has the rules %j', async (host, rules) => {
  vi.stubEnv('SITE_URL', `https://${host}`);
  vi.resetModules();
  const { loader } = await import('./robotsTextRoute.tsx');
  const text = ['User-agent: *', ...rules, ''].join('\n').replace('{site}', `https://${host}`);
  expect(await loader().text()).toBe(text);
});
