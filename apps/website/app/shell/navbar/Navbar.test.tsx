import { STATION } from '@sala/station';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { NavbarOption } from '../navigation.ts';
import { Navbar } from './Navbar.tsx';

/** The HTML of the page `/news` before it is hydrated. */
const render = (options: NavbarOption[]) =>
  renderToString(
    <MemoryRouter>
      <Navbar
        navigation={{ globalNavs: [], navbar: { title: '', options }, isLive: false }}
        pathname="/news"
        theme="light"
      />
    </MemoryRouter>,
  );

/** The titles of the active options on the page `/news`. */
const listActive = (options: NavbarOption[]): string[] =>
  [...render(options).matchAll(/<a [^>]*aria-current="page"[^>]*>([^<]+)</g)].map(([, title = '']) => title);

test('[2.7-05] an option is active on its own page, whether it opens a new tab or not', () => {
  expect(
    listActive([
      { title: 'ก', url: '/news' },
      { title: 'ข', url: '/news', target: '_blank', rel: 'noopener noreferrer' },
      { title: 'ค', url: '/news/politics' },
      { title: 'ง', url: '' },
    ]),
  ).toEqual(['ก', 'ข']);
});

test('[2.2-31] without scripts the organisation and live channels of another site open in a new tab', () => {
  const html = render([
    { title: 'ก', url: '', organisation: [] },
    { title: 'ข', url: 'https://live.example', channels: [] },
    { title: 'ค', url: '/live', channels: [] },
  ]);
  const links = [STATION.organisationSite, 'https://live.example', '/live'].map(
    (href) => html.match(new RegExp(`<a href="${href}"[^>]*`))?.[0],
  );
  expect(links.map((link) => link?.includes('target="_blank" rel="noopener noreferrer"'))).toEqual([true, true, false]);
});
