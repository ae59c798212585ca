import { expect, test } from 'vitest';
import { readConfig } from '../../apps/newsroom/src/settings/index.ts';
import { readSettings } from '../../apps/website/app/platform/services/settings.server.ts';
import { readLocalSettings } from './settings.ts';

test.each([
  [{}, 'http://localhost:3000', 'http://localhost:4000'],
  [{ PORT: ' 8080 ', NEWSROOM_PORT: '8081' }, 'http://localhost:8080', 'http://localhost:8081'],
  [
    {
      PORT: '8080',
      SITE_URL: 'https://www.station.example',
      NEWSROOM_URL: 'http://newsroom.example',
      NEWSROOM_PORT: '',
    },
    'https://www.station.example',
    'http://newsroom.example',
  ],
])('with %j both applications know the site and the newsroom by the same addresses', (env, site, newsroom) => {
  const settings = readLocalSettings(env);
  const [website, config] = [readSettings(settings), readConfig(settings)];
  expect([website.siteUrl, website.mainApi]).toEqual([site, newsroom]);
  expect([config.siteUrl, config.address]).toEqual([site, newsroom]);
});
