import { expect, test, vi } from 'vitest';
import { shareAddress } from './shareAddress.ts';

const URL_OF_PAGE = 'https://sala.example/news/content/1';

/** A browser with these pointers, whose sheet and clipboard fail with these errors. */
function stubBrowser({
  pointer = 'coarse',
  sheet,
  clipboard,
}: {
  pointer?: string;
  sheet?: string;
  clipboard?: string;
}) {
  const answer = (error?: string) =>
    vi.fn(() => (error ? Promise.reject(new DOMException('', error)) : Promise.resolve()));
  const [share, writeText] = [answer(sheet), answer(clipboard)];
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
  return { share, writeText };
}

test('a phone shows its sheet, and nothing is copied', async () => {
  const { share, writeText } = stubBrowser({});
  expect(await shareAddress('น้ำลด', URL_OF_PAGE)).toBe('');
  expect(share).toHaveBeenCalledWith({ title: 'น้ำลด', url: URL_OF_PAGE });
  expect(writeText).not.toHaveBeenCalled();
});

test('a reader who closes the sheet is told nothing; where it fails, the address is copied', async () => {
  const closed = stubBrowser({ sheet: 'AbortError' });
  expect(await shareAddress('น้ำลด', URL_OF_PAGE)).toBe('');
  expect(closed.writeText).not.toHaveBeenCalled();
  const failed = stubBrowser({ sheet: 'NotAllowedError' });
  expect(await shareAddress('น้ำลด', URL_OF_PAGE)).toBe('คัดลอกลิงก์แล้ว');
  expect(failed.writeText).toHaveBeenCalledWith(URL_OF_PAGE);
});

test('a computer copies the address, and says where else it is when it cannot', async () => {
  const { share } = stubBrowser({ pointer: 'fine' });
  expect(await shareAddress('น้ำลด', URL_OF_PAGE, { copied: 'ได้แล้ว' })).toBe('ได้แล้ว');
  expect(share).not.toHaveBeenCalled();
  stubBrowser({ pointer: 'fine', clipboard: 'NotAllowedError' });
  expect(await shareAddress('น้ำลด', URL_OF_PAGE, { failed: 'คัดลอกไม่ได้' })).toBe('คัดลอกไม่ได้');
});
