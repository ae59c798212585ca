import type { AudioItem } from '@sala/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { INTRO_PATH } from '../playRequest.ts';
import { createPlayerController, type PlayerController } from './createPlayerController.ts';
import { INITIAL_STATE } from './playerState.ts';
import { TestAudio } from './testAudio.ts';
import { createItem, FIRST, SECOND, UNREAD } from './testItems.ts';

const NETWORK = 2;
const UNREADABLE = 4;
const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
};
/** What the website answers to an address; a number is a status, null nothing at all. */
let answers: (path: string) => unknown;
const asked: string[] = [];
/** What other tabs of the site tell each other. */
let tabs: { onmessage?: () => void }[];
let audio: TestAudio;
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  asked.length = 0;
  tabs = [];
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      onmessage?: () => void;
      constructor() {
        tabs.push(this);
      }
      postMessage(): void {
        for (const tab of tabs) if (tab !== this) tab.onmessage?.();
      }
    },
  );
  audio = new TestAudio();
  page = new EventTarget();
  answers = (path) => (path.includes('/items/') ? { state: 'ready', item: FIRST } : null);
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const answer = answers(path);
    if (answer === null) throw new TypeError('failed to fetch');
    return typeof answer === 'number' ? new Response(null, { status: answer }) : Response.json(answer);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
/** A player whose intro is over. */
async function listening(item: AudioItem = FIRST): Promise<PlayerController> {
  audio.src = INTRO_PATH;
  const player = createPlayerController(audio as unknown as HTMLAudioElement);
  player.send({ type: 'listen', item });
  audio.begin();
  audio.end();
  await settle();
  return player;
}

test('[4.3-12] [4.3-15] the intro that the tap has begun goes on; then the article is loaded into the same element', async () => {
  audio.src = INTRO_PATH;
  void audio.play();
  const player = createPlayerController(audio as unknown as HTMLAudioElement);
  player.send({ type: 'listen', item: FIRST });
  await settle();
  expect(audio.loads).toEqual([INTRO_PATH]);
  expect(player.state()).toMatchObject({ playerState: 'playing', isIntroPlaying: true });
  audio.end();
  expect(audio.src).toBe('/sound/1-12');
  expect(audio.paused).toBe(false);
});

test('an intro that ended, or was not there, before the player was: the article begins', async () => {
  for (const happened of [() => audio.end(), () => audio.fail(UNREADABLE)]) {
    audio = new TestAudio();
    audio.src = INTRO_PATH;
    happened();
    const player = createPlayerController(audio as unknown as HTMLAudioElement);
    player.send({ type: 'listen', item: FIRST });
    await settle();
    expect(audio.src).toBe('/sound/1-12');
  }
});

test('a sound that is slow is told after two seconds, until it comes; so is one that stops for more of itself', async () => {
  const player = await listening();
  const notice = () => player.state().notice?.kind;
  await vi.advanceTimersByTimeAsync(1900);
  expect([player.state().playerState, notice()]).toEqual(['loading', undefined]);
  await vi.advanceTimersByTimeAsync(200);
  expect(notice()).toBe('loading');
  audio.begin();
  expect(notice()).toBeUndefined();
  audio.tell('waiting');
  await vi.advanceTimersByTimeAsync(2100);
  expect([player.state().playerState, notice()]).toEqual(['stalled', 'loading']);
  audio.tell('playing');
  expect(notice()).toBeUndefined();
  // nobody waits for what was paused
  player.send({ type: 'pressPlay' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(notice()).toBeUndefined();
});

test.each([
  ['has ended', () => audio.end()],
  ['cannot be had', () => audio.fail(UNREADABLE)],
])(
  'of three presses within a moment the last counts, also when the intro %s before the player was there',
  async (_, happened) => {
    answers = (path) => (path.includes('/items/') ? { state: 'ready', item: createItem(path.slice(-1)) } : null);
    audio.src = INTRO_PATH;
    happened();
    const player = createPlayerController(audio as unknown as HTMLAudioElement);
    for (const contentId of ['7', '8', '9']) player.send({ type: 'listen', item: { ...UNREAD, contentId } });
    // what the browser still has to say of the intro
    audio.tell('ended', 'error');
    await settle();
    expect(audio.src).toBe('/sound/9-12');
    expect(player.state()).toMatchObject({ currentQueue: { contentId: '9' }, audioQueue: [{ contentId: '9' }] });
    expect(asked.filter((path) => path.includes('/playlists/'))).toEqual([]);
  },
);

test('a browser that wants a tap first: the player is ready for it', async () => {
  audio.refusal = Object.assign(new Error('tap first'), { name: 'NotAllowedError' });
  const player = await listening();
  expect(player.state().playerState).toBe('ready');
  audio.refusal = null;
  player.send({ type: 'pressPlay' });
  expect(audio.paused).toBe(false);
});

test('a network that is lost is tried again at the same second, ever more seldom, and at once when it is back', async () => {
  const player = await listening();
  audio.begin();
  audio.reach(7);
  audio.fail(NETWORK);
  await settle();
  expect(player.state()).toMatchObject({ playerState: 'stalled', notice: { kind: 'offline' } });
  const tries: number[] = [];
  for (let second = 1; second <= 16; second++) {
    const before = audio.loads.length;
    await vi.advanceTimersByTimeAsync(1000);
    if (audio.loads.length === before) continue;
    tries.push(second);
    audio.fail(NETWORK);
    await settle();
  }
  expect(tries).toEqual([1, 3, 7, 15]);
  page.dispatchEvent(new Event('online'));
  audio.begin();
  expect(audio.currentTime).toBe(7);
  expect(player.state().playerState).toBe('playing');
  // heard again, it is not loaded again
  const { length } = audio.loads;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(audio.loads).toHaveLength(length);
});

test('a sound that only waits for more of itself is left alone for a while', async () => {
  const player = await listening();
  audio.begin();
  audio.reach(5);
  audio.tell('waiting');
  expect(player.state().playerState).toBe('stalled');
  const { length } = audio.loads;
  await vi.advanceTimersByTimeAsync(7999);
  expect(audio.loads).toHaveLength(length);
  await vi.advanceTimersByTimeAsync(1);
  expect(audio.loads).toHaveLength(length + 1);
});

test.each([
  ['a file that is not there', 404, 'missing'],
  ['a service that is down', 503, 'stalled'],
  ['a network that is not there', null, 'stalled'],
])('%s', async (_, answer, result) => {
  const player = await listening();
  player.send({ type: 'push', item: SECOND });
  answers = (path) => (path.includes('/items/') ? { state: 'ready', item: FIRST } : answer);
  // however often it is tried
  for (let tries = 0; tries <= 2; tries++) {
    audio.fail(UNREADABLE);
    await settle();
    if (result === 'missing') break;
    await vi.advanceTimersByTimeAsync(8000);
  }
  if (result === 'stalled') expect(player.state()).toMatchObject({ playerState: 'stalled', currentQueue: FIRST });
  else expect(player.state()).toMatchObject({ notice: { kind: 'missing' }, currentQueue: SECOND });
});

test('a file that is there and cannot be played is given up', async () => {
  const player = await listening();
  player.send({ type: 'push', item: SECOND });
  answers = (path) => (path.includes('/items/') ? { state: 'ready', item: FIRST } : {});
  for (let tries = 0; tries <= 2; tries++) {
    audio.fail(UNREADABLE);
    await vi.advanceTimersByTimeAsync(8000);
  }
  expect(player.state()).toMatchObject({ notice: { kind: 'missing' }, currentQueue: SECOND });
});

test('an article that was changed while it was heard is heard on in its new file, at the same line, when the old one is gone', async () => {
  const player = await listening();
  audio.begin();
  audio.reach(13);
  const sources = FIRST.sources.map((source) => ({ ...source, src: `${source.src}-new` }));
  answers = (path) => (path.includes('/items/') ? { state: 'ready', item: { ...FIRST, sources } } : 404);
  audio.fail(UNREADABLE);
  await settle();
  audio.begin();
  expect([audio.src, audio.currentTime]).toEqual(['/sound/1-12-new', 12]);
  expect(player.state()).toMatchObject({ playerState: 'playing', notice: null, audioQueue: [{ sources }] });
});

test('[3.3-32] a player that is reset is silent, and keeps nothing of what it has played when its page goes', async () => {
  const player = await listening();
  audio.begin();
  audio.reach(13);
  player.send({ type: 'setVolume', volume: '30' });
  player.send({ type: 'reset' });
  expect([audio.paused, player.state()]).toEqual([true, INITIAL_STATE]);
  stored.clear();
  audio.reach(14);
  page.dispatchEvent(new Event('pagehide'));
  expect([...stored]).toEqual([]);
});

test('of two tabs one speaks, the one that began last', async () => {
  const first = await listening();
  audio.begin();
  const sounding = audio;
  audio = new TestAudio();
  const second = await listening(SECOND);
  audio.begin();
  expect([first.state().playerState, sounding.paused]).toEqual(['paused', true]);
  expect([second.state().playerState, audio.paused]).toEqual(['playing', false]);
  first.send({ type: 'pressPlay' });
  sounding.tell('playing');
  expect([second.state().playerState, audio.paused]).toEqual(['paused', true]);
});

test.each([404, 410])('an article that is answered with %i is not asked for again', async (status) => {
  answers = () => status;
  const player = await listening(UNREAD);
  expect(player.state().playerState).toBe('ended');
  asked.length = 0;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([]);
});

test('an article that is being read is asked for ever more seldom, until it is there', async () => {
  let isRead = false;
  answers = () => (isRead ? { state: 'ready', item: createItem('9') } : { state: 'waiting', item: UNREAD });
  const player = await listening(UNREAD);
  expect(player.state()).toMatchObject({ playerState: 'loading', notice: { kind: 'waiting' } });
  asked.length = 0;
  await vi.advanceTimersByTimeAsync(4000);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(8000);
  expect(asked).toHaveLength(2);
  isRead = true;
  await vi.advanceTimersByTimeAsync(16_000);
  expect(audio.src).toBe('/sound/9-12');
  const { length } = asked;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(length);
});

test('a service that cannot be reached is asked again as soon as the network is back; who has closed the player asks no more', async () => {
  answers = () => null;
  const player = await listening(UNREAD);
  expect(player.state()).toMatchObject({ playerState: 'stalled', notice: { kind: 'offline' } });
  answers = () => ({ state: 'ready', item: createItem('9') });
  page.dispatchEvent(new Event('online'));
  await settle();
  expect(audio.src).toBe('/sound/9-12');

  answers = () => ({ state: 'waiting', item: createItem('8', []) });
  player.send({ type: 'listen', item: createItem('8', []) });
  await settle();
  player.send({ type: 'close' });
  await vi.advanceTimersByTimeAsync(16_000);
  const { length } = asked;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(length);
});

test('who comes back goes on where they were, at the line when the article was changed; heard to its end it begins anew', async () => {
  const player = await listening();
  audio.begin();
  audio.reach(13);
  player.send({ type: 'pressPlay' });
  const again = async (item: AudioItem) => {
    answers = (path) => (path.includes('/items/') ? { state: 'ready', item } : null);
    audio = new TestAudio();
    const other = await listening(item);
    audio.begin();
    other.send({ type: 'reset' });
    return audio.currentTime;
  };
  expect(await again(FIRST)).toBe(13);
  const [source] = FIRST.sources;
  if (!source) throw new Error('no source');
  const lines = source.highlightTexts.map((line) => ({ ...line, startOffsetSeconds: line.startOffsetSeconds + 5 }));
  const changed = { ...FIRST, sources: [{ ...source, src: '/sound/1-12-new', highlightTexts: lines }] };
  expect(await again(changed)).toBe(17);

  audio = new TestAudio();
  await listening();
  audio.begin();
  audio.end();
  expect(JSON.parse(stored.get('audioHeard') ?? '')).toEqual(['1']);
  expect(await again(FIRST)).toBe(0);
});

test('of who presses another article at the very moment that one begins, the other is heard', async () => {
  answers = (path) =>
    path.includes('/playlists/')
      ? { name: 'วันนี้', url: 'daily-news', items: [SECOND] }
      : { state: 'ready', item: FIRST };
  const player = await listening();
  player.send({ type: 'listenToPlaylist', url: 'daily-news', from: SECOND.contentId });
  // what the element still had to say of the first
  audio.tell('canplay', 'playing', 'pause');
  expect(player.state()).toMatchObject({ playerState: 'loading', currentQueue: null });
  await settle();
  expect(audio.src).toBe('/sound/2-12');
  expect(audio.paused).toBe(false);
});

test('[2.15-05] [2.15-04] volume, mute and speed are the element’s, and are remembered; an intro is never slow', async () => {
  const player = await listening();
  player.send({ type: 'setVolume', volume: '35' });
  player.send({ type: 'changeSpeed' });
  expect(audio).toMatchObject({ volume: 0.35, muted: false, playbackRate: 0.5, defaultPlaybackRate: 0.5 });
  player.send({ type: 'setVolume', volume: '0' });
  expect(audio).toMatchObject({ volume: 0, muted: true });
  audio = new TestAudio();
  const other = createPlayerController(audio as unknown as HTMLAudioElement);
  expect(other.state()).toMatchObject({ volume: '0', isMuted: true, playbackRate: 0.5 });
  other.send({ type: 'listen', item: FIRST });
  expect(audio.playbackRate).toBe(1);
});

test('the sleep timer lets the sound fade for ten seconds, and pauses it; it can be taken back', async () => {
  const player = await listening();
  audio.begin();
  player.send({ type: 'setSleep', sleep: 15 });
  await vi.advanceTimersByTimeAsync(15 * 60_000 - 10_000);
  expect(audio.volume).toBe(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(audio.volume).toBeCloseTo(0.5, 1);
  player.send({ type: 'setSleep', sleep: 'off' });
  expect(audio.volume).toBe(1);
  await vi.advanceTimersByTimeAsync(15 * 60_000);
  expect(player.state().playerState).toBe('playing');
  player.send({ type: 'setSleep', sleep: 30 });
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  expect(player.state()).toMatchObject({ playerState: 'paused', sleep: 'off' });
  expect(audio).toMatchObject({ paused: true, volume: 1 });
});
