import { expect, test } from 'vitest';
import { escapeAttribute, escapeText } from './escape.ts';

test('a text is no markup, and an ampersand is escaped once', () => {
  expect(escapeText('<b>ข่าว & "กีฬา"</b> &lt;')).toBe('&lt;b&gt;ข่าว &amp; "กีฬา"&lt;/b&gt; &amp;lt;');
});

test('a text does not end its attribute', () => {
  expect(escapeAttribute('" onload="alert(1)')).toBe('&quot; onload=&quot;alert(1)');
});
