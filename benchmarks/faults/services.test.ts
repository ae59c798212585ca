import { expect, test } from 'vitest';
import { countContent, toUncachedAddress } from './pages.ts';
import { FAULT_NAMES, InvalidFaultOption, parseFaultOptions, SERVICE_NAMES } from './services.ts';

test('parseFaultOptions takes all services or all faults when none is named', () => {
  expect(parseFaultOptions([])).toEqual({ services: SERVICE_NAMES, faults: FAULT_NAMES });
  expect(parseFaultOptions(['frozen'])).toEqual({ services: SERVICE_NAMES, faults: ['frozen'] });
  expect(parseFaultOptions(['tts', 'main', 'huge'])).toEqual({ services: ['tts', 'main'], faults: ['huge'] });
});

test.each(['newsroom', '--all', 'toString', ''])('parseFaultOptions rejects %j', (word) => {
  expect(() => parseFaultOptions(['main', word])).toThrow(InvalidFaultOption);
});

test('countContent is negative for a failed page and for one with a missing area', () => {
  const page = '<section><h2>ข่าว</h2><a href="/1">หนึ่ง</a></section>';
  expect(countContent(200, page)).toBe(3);
  expect(countContent(200, `${page}<h2>ขณะนี้ยังแสดงข่าวยอดนิยมไม่ได้</h2>`)).toBe(-1);
  expect(countContent(503, page)).toBe(-1);
});

test('toUncachedAddress keeps the query of its address', () => {
  expect(toUncachedAddress('/search?q=x', 'http://h:1')).toBe(
    '/search?q=x&page_content_url=http%3A%2F%2Fh%3A1%2Fpages%2Fpath%3Ahome%2Fcontent',
  );
});
