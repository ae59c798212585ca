import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import FooterContents from './FooterContents.tsx';

vi.mock('@sala/station', async (original) => ({
  ...(await original<object>()),
  FOOTER: { groups: [{ title: 'เกี่ยวกับเรา', links: [{ title: 'องค์กร', href: '/org' }] }], downloads: [] },
}));

test('a group of links that a station does not have has no heading', () => {
  const html = renderToStaticMarkup(<FooterContents />);
  expect(html.match(/<h2>[^<]*<\/h2>/g)).toEqual(['<h2>เกี่ยวกับเรา</h2>']);
  expect(html).toContain('<a href="/org">องค์กร</a>');
});

test('where scripts do not run, the button that needs them is left out', () => {
  expect(renderToStaticMarkup(<FooterContents />)).toContain('ตั้งค่าคุกกี้');
  expect(renderToStaticMarkup(<FooterContents needsNoScripts />)).not.toContain('ตั้งค่าคุกกี้');
});
