import { expect, test } from 'vitest';
import { takeOwnScripts } from './ownScripts.server.ts';

const MARK = '0000-1111';

test('takeOwnScripts returns only the inline scripts with the mark, and removes the mark from the HTML', () => {
  const page = [
    `<link rel="stylesheet" nonce="${MARK}" href="/a.css">`,
    `<script nonce="${MARK}">one()</script><p>x</p>`,
    '<script>story()</script><script nonce="">story()</script><script nonce="0000-1112">story()</script>',
    '<script data-nonce="0000-1111">story()</script>',
    `<script nonce="${MARK}" type="module" async="">\ntwo("ก")\n</script>`,
    `<script nonce="${MARK}" type="module" src="/a.js"></script>`,
  ].join('');
  const { html, scripts } = takeOwnScripts(page, MARK);
  expect(scripts).toEqual(['one()', '\ntwo("ก")\n']);
  expect(html).not.toContain(` nonce="${MARK}"`);
  expect(html).toContain('<script>one()</script><p>x</p>');
});
