import { expect, test } from 'vitest';
import { siteMap } from './siteMap.ts';

test('a site map has its groups of links, without invalid ones', () => {
  const links = [{ title: 'การเมือง', url: '/news/politics' }, { title: 'ไม่มีที่อยู่', url: 'javascript:alert(1)' }, {}];
  expect(siteMap.parse({ groups: [{ title: 'ข่าว', links }, { title: 'ว่าง', links: null }, { links }, null] })).toEqual({
    groups: [
      {
        title: 'ข่าว',
        links: [
          { title: 'การเมือง', href: '/news/politics' },
          { title: 'ไม่มีที่อยู่', href: '' },
        ],
      },
      { title: 'ว่าง', links: [] },
    ],
  });
});

test.each([undefined, null, ''])('a site map whose groups are %j is empty', (groups) => {
  expect(siteMap.parse({ groups }).groups).toEqual([]);
});
