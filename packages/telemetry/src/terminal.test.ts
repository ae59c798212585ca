import { afterEach, expect, test, vi } from 'vitest';
import { bindSafeConsole, toTerminalLine, toTerminalText } from './terminal.ts';

const { log, error } = console;
afterEach(() => {
  Object.assign(console, { log, error });
  vi.restoreAllMocks();
});

test.each([
  ['\u001b[2J\u001b]0;title\u0007', ' [2J ]0;title '],
  ['\u009b31m', ' 31m'],
  ['a\rb\bc\u007f', 'a b c '],
  ['\u202egnp.exe\u2066', ' gnp.exe '],
  ['ก\u200bข\nน้ำ\tฟ้า', 'ก\u200bข\nน้ำ\tฟ้า'],
])('toTerminalText turns %j into %j', (text, printed) => {
  expect(toTerminalText(text)).toBe(printed);
});

test('toTerminalLine puts a text of several lines on one', () => {
  expect(toTerminalLine(' น้ำ\n\n\tฟ้า\u001b[2J ')).toBe('น้ำ ฟ้า [2J');
});

test('bindSafeConsole removes control characters from all output', () => {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  bindSafeConsole();
  console.log('ข่าว\u001bc', { title: '\u001b[2J' });
  console.error('\u001b[2J');
  expect(out.mock.calls).toEqual([["ข่าว c { title: '\\x1B[2J' }\n"]]);
  expect(err.mock.calls).toEqual([[' [2J\n']]);
});
