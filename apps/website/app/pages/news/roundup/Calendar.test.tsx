import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Calendar } from './Calendar.tsx';

test('[9.5-20] the default calendar is in English, with weeks from Sunday on', () => {
  const html = renderToStaticMarkup(<Calendar day="2026-11-20" first="2026-01-01" today="2026-11-20" />);
  expect(html).toContain('<strong id="calendar-month">November 2026</strong>');
  const headings = [...html.matchAll(/<th scope="col" abbr="(\w+)">(\w+)/g)].map(([, day, heading]) => [day, heading]);
  expect(headings).toEqual([
    ['Sunday', 'Sun'],
    ['Monday', 'Mon'],
    ['Tuesday', 'Tue'],
    ['Wednesday', 'Wed'],
    ['Thursday', 'Thu'],
    ['Friday', 'Fri'],
    ['Saturday', 'Sat'],
  ]);
  // 1 November 2026 is a Sunday
  expect(html).toMatch(/<tbody><tr><td><a href="[^"]+"[^>]*>1<\/a>/);
});
