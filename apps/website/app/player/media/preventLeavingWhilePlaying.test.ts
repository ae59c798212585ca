import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canLeaveUnanswered } from '../../platform/offline/index.ts';
import { preventLeavingWhilePlaying } from './preventLeavingWhilePlaying.ts';

class TestLink extends URL {
  target = '';
  dataset: { reachable?: string } = {};
  hasAttribute = () => false;
  click = vi.fn().mockImplementationOnce(() => click(this));
}
const media = { paused: false };
const notices = vi.fn();
let link: TestLink;
let stop: () => void;

/** Clicks on a link; returns whether the browser may follow it. */
function click(clicked: TestLink): boolean {
  link = clicked;
  return document.dispatchEvent(Object.assign(new Event('click', { cancelable: true }), { button: 0 }));
}
const linkTo = (href: string) => new TestLink(href, location.href);

beforeEach(() => {
  vi.useFakeTimers();
  notices.mockClear();
  media.paused = false;
  vi.stubGlobal('location', new URL('https://sala.example/news'));
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('Element', EventTarget);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('no network')));
  const element = { setAttribute() {}, append() {}, remove() {} };
  const page = { closest: () => link, createElement: () => ({ ...element }), body: { append: notices } };
  vi.stubGlobal('document', Object.assign(new EventTarget(), page));
  stop = preventLeavingWhilePlaying(media as HTMLMediaElement);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('without a network a link does not leave the page while something plays, and a notice says so', async () => {
  expect(click(linkTo('/home'))).toBe(false);
  await vi.waitFor(() => expect(notices).toHaveBeenCalledTimes(1));
  expect(canLeaveUnanswered()).toBe(false);
  expect(notices).toHaveBeenCalledTimes(2);
  stop();
  expect(click(linkTo('/home'))).toBe(true);
  expect(canLeaveUnanswered()).toBe(true);
});

test('a link whose address answers is followed although the browser reports no network', async () => {
  vi.mocked(fetch).mockResolvedValue(new Response());
  const home = linkTo('/home');
  expect(click(home)).toBe(false);
  await vi.waitFor(() => expect(home.click).toHaveReturnedWith(true));
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(home.dataset).toEqual({});
  expect(notices).not.toHaveBeenCalled();
});

test('links are left to the browser with a network, when nothing plays, and to other sites', () => {
  expect(click(linkTo('https://other.example/'))).toBe(true);
  media.paused = true;
  expect(click(linkTo('/home'))).toBe(true);
  expect(canLeaveUnanswered()).toBe(true);
  media.paused = false;
  vi.stubGlobal('navigator', { onLine: true });
  expect(click(linkTo('/home'))).toBe(true);
  expect(fetch).not.toHaveBeenCalled();
});
