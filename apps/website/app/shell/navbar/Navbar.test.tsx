import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { NavbarOption } from '../navigation.ts';
import { Navbar } from './Navbar.tsx';

/** The titles of the active options on the page `/news`. */
function listActive(options: NavbarOption[]): string[] {
  const html = renderToString(
    <MemoryRouter>
      <Navbar
        navigation={{ globalNavs: [], navbar: { title: '', options }, isLive: false }}
        pathname="/news"
        theme="light"
      />
    </MemoryRouter>,
  );
  return [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>([^<]+)</g)].map(([, title = '']) => title);
}

test('[2.7-05] an option is active on its own page, whether it opens a new tab or not', () => {
  expect(
    listActive([
      { title: 'ก', url: '/news' },
      { title: 'ข', url: '/news', opensNewTab: true, rel: 'noopener noreferrer' },
      { title: 'ค', url: '/news/politics' },
      { title: 'ง', url: '' },
    ]),
  ).toEqual(['ก', 'ข']);
});
