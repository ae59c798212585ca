import { beforeEach, expect, test, vi } from 'vitest';
import { watchPlays, watchScroll } from './watch.ts';

const send = vi.fn();
const end = new AbortController();
beforeEach(() => send.mockClear());

test('[7.15-01] half of a page and its end are each told once, both at once after a jump to the end', () => {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('document', { documentElement: { scrollHeight: 2000 } });
  vi.stubGlobal('innerHeight', 500);
  const scrollTo = (...positions: number[]) => {
    for (const position of positions) {
      vi.stubGlobal('scrollY', position);
      target.dispatchEvent(new Event('scroll'));
    }
    return send.mock.calls.flat();
  };
  watchScroll(send, end.signal);
  expect(scrollTo(0, 498)).toEqual([]);
  // with fractional pixels the end may be a pixel short
  expect(scrollTo(499)).toEqual(['actionScroll_50']);
  expect(scrollTo(0, 600, 1498)).toEqual(['actionScroll_50']);
  expect(scrollTo(1499)).toEqual(['actionScroll_50', 'actionScroll_100']);
  expect(scrollTo(0, 1500)).toEqual(['actionScroll_50', 'actionScroll_100']);
  send.mockClear();
  watchScroll(send, end.signal);
  expect(scrollTo(1500)).toEqual(['actionScroll_50', 'actionScroll_100']);
});

/** A video that is itself the element with its data; without data, its plays are not told. */
class TestVideo {
  paused = false;
  currentTime = 3;
  dataset: object | null;
  constructor(video: string | null, more: Partial<TestVideo> = {}) {
    this.dataset = video === null ? null : { playEvent: 'plays', video };
    Object.assign(this, more);
  }
  closest(selector: string) {
    return this.dataset && selector === '[data-play-event]' ? this : null;
  }
}

test('each film of a page is told once, when it begins or if it has begun before', () => {
  const a = new TestVideo('a');
  const waiting = [new TestVideo('b', { paused: true }), new TestVideo('b', { currentTime: 0 })];
  // events of media elements are caught at the document
  const document = { querySelectorAll: () => [a, ...waiting], addEventListener: vi.fn() };
  vi.stubGlobal('document', document);
  vi.stubGlobal('Element', TestVideo);
  watchPlays(send, end.signal);
  expect(send).toHaveBeenCalledTimes(1);
  const begin = (video: TestVideo) => {
    document.addEventListener.mock.calls[0]?.[1]({ target: video });
    return send.mock.calls.length;
  };
  expect(begin(a)).toBe(1);
  expect(begin(new TestVideo('b'))).toBe(2);
  expect(begin(new TestVideo('b'))).toBe(2);
  expect(begin(new TestVideo(null))).toBe(2);
  expect(send).toHaveBeenLastCalledWith('plays', {});
});
