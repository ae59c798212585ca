import type { AudioItem } from '@sala/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowserStore } from '../../../platform/localStore/testBrowserStore.ts';
import { INTRO_PATH } from '../playRequest.ts';
import { createPlayerController, type PlayerController } from './createPlayerController.ts';
import { INITIAL_STATE } from './playerState.ts';
import { TestAudio } from './testAudio.ts';
import { createItem, FIRST, SECOND, UNREAD } from './testItems.ts';

const NETWORK = 2;
const UNREADABLE = 4;
let stored: Map<string, string>;
/** The website's response to a path; a number is a status, null a network error. */
let answers: (path: string) => unknown;
const requests: string[] = [];
/** The broadcast channels of all tabs of the site. */
let tabs: { onmessage?: () => void }[];
let audio: TestAudio;
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  requests.length = 0;
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
  stored = stubBrowserStore();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
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

test('[4.3-12] [4.3-15] the intro that the tap started goes on; then the article is loaded into the same element', async () => {
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

test('the article starts when the intro ended or failed before the player was loaded', async () => {
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

test('a loading notice is shown after two seconds of loading or stalling, and not while paused', async () => {
  const player = await listening();
  const notice = () => player.state().notice?.kind;
  await vi.advanceTimersByTimeAsync(1900);
  expect([player.state().playerState, notice()]).toEqual(['loading', undefined]);
  await vi.advanceTimersByTimeAsync(200);
  expect(notice()).toBe('loading');
  audio.begin();
  expect(notice()).toBeUndefined();
  audio.dispatch('waiting');
  await vi.advanceTimersByTimeAsync(2100);
  expect([player.state().playerState, notice()]).toEqual(['stalled', 'loading']);
  audio.dispatch('playing');
  expect(notice()).toBeUndefined();
  // no notice while paused
  player.send({ type: 'pressPlay' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(notice()).toBeUndefined();
});

test.each([
  ['has ended', () => audio.end()],
  ['has failed', () => audio.fail(UNREADABLE)],
])('the last of three quick presses counts when the intro %s before the player was loaded', async (_, happened) => {
  answers = (path) => (path.includes('/items/') ? { state: 'ready', item: createItem(path.slice(-1)) } : null);
  audio.src = INTRO_PATH;
  happened();
  const player = createPlayerController(audio as unknown as HTMLAudioElement);
  for (const contentId of ['7', '8', '9']) player.send({ type: 'listen', item: { ...UNREAD, contentId } });
  // late events of the intro
  audio.dispatch('ended', 'error');
  await settle();
  expect(audio.src).toBe('/sound/9-12');
  expect(player.state()).toMatchObject({ currentQueue: { contentId: '9' }, audioQueue: [{ contentId: '9' }] });
  expect(requests.filter((path) => path.includes('/playlists/'))).toEqual([]);
});

test('the player is ready for a tap when the browser blocks autoplay', async () => {
  audio.refusal = Object.assign(new Error('tap first'), { name: 'NotAllowedError' });
  const player = await listening();
  expect(player.state().playerState).toBe('ready');
  audio.refusal = null;
  player.send({ type: 'pressPlay' });
  expect(audio.paused).toBe(false);
});

test('a lost connection is retried at the same second with growing pauses, and at once when online', async () => {
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
  // once it plays, it is not loaded again
  const { length } = audio.loads;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(audio.loads).toHaveLength(length);
});

test('a sound that is loaded again goes on where the listener seeks to meanwhile', async () => {
  const player = await listening();
  audio.begin();
  audio.reach(7);
  audio.fail(NETWORK);
  await vi.advanceTimersByTimeAsync(1000);
  audio.readyState = 0;
  player.send({ type: 'seekTo', seconds: 20 });
  player.send({ type: 'seekBy', seconds: -2 });
  expect(player.position()).toBe(18);
  audio.begin();
  expect(audio.currentTime).toBe(18);
});

test('a stalled sound is loaded again only after eight seconds', async () => {
  const player = await listening();
  audio.begin();
  audio.reach(5);
  audio.dispatch('waiting');
  expect(player.state().playerState).toBe('stalled');
  const { length } = audio.loads;
  await vi.advanceTimersByTimeAsync(7999);
  expect(audio.loads).toHaveLength(length);
  await vi.advanceTimersByTimeAsync(1);
  expect(audio.loads).toHaveLength(length + 1);
});

test.each([
  ['the next article follows a missing file', 404, 'missing'],
  ['the player stalls and retries when the service fails', 503, 'stalled'],
  ['the player stalls and retries when the network is lost', null, 'stalled'],
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

test('a file that exists but cannot be played is skipped', async () => {
  const player = await listening();
  player.send({ type: 'push', item: SECOND });
  answers = (path) => (path.includes('/items/') ? { state: 'ready', item: FIRST } : {});
  for (let tries = 0; tries <= 2; tries++) {
    audio.fail(UNREADABLE);
    await vi.advanceTimersByTimeAsync(8000);
  }
  expect(player.state()).toMatchObject({ notice: { kind: 'missing' }, currentQueue: SECOND });
});

test('when the file of a changed article is gone, its new file continues at the same line', async () => {
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

test('[3.3-32] a reset player is paused, and stores nothing when its page is left', async () => {
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

test('only the tab that started last plays', async () => {
  const first = await listening();
  audio.begin();
  const sounding = audio;
  audio = new TestAudio();
  const second = await listening(SECOND);
  audio.begin();
  expect([first.state().playerState, sounding.paused]).toEqual(['paused', true]);
  expect([second.state().playerState, audio.paused]).toEqual(['playing', false]);
  first.send({ type: 'pressPlay' });
  sounding.dispatch('playing');
  expect([second.state().playerState, audio.paused]).toEqual(['paused', true]);
});

test.each([
  ['stalls', () => audio.dispatch('waiting')],
  ['waits for its narration', () => {}],
])('an article that %s when another tab begins to sound stays silent', async (what, happen) => {
  let isNarrated = what === 'stalls';
  const item = createItem('1', isNarrated ? [12] : []);
  answers = () => (isNarrated ? { state: 'ready', item: FIRST } : { state: 'waiting', item });
  const first = await listening(item);
  if (isNarrated) audio.begin();
  happen();
  const before = audio;
  audio = new TestAudio();
  const second = await listening(SECOND);
  audio.begin();
  isNarrated = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([first.state().playerState, before.paused]).toEqual(['stalled', true]);
  expect([second.state().playerState, audio.paused]).toEqual(['playing', false]);
});

test.each([404, 410])('an article that answers %i is not requested again', async (status) => {
  answers = () => status;
  const player = await listening(UNREAD);
  expect(player.state().playerState).toBe('ended');
  requests.length = 0;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toEqual([]);
});

test('an article whose narration is being made is polled with growing pauses until it is ready', async () => {
  let isRead = false;
  answers = () => (isRead ? { state: 'ready', item: createItem('9') } : { state: 'waiting', item: UNREAD });
  const player = await listening(UNREAD);
  expect(player.state()).toMatchObject({ playerState: 'loading', notice: { kind: 'waiting' } });
  requests.length = 0;
  await vi.advanceTimersByTimeAsync(1000);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(requests).toHaveLength(2);
  isRead = true;
  await vi.advanceTimersByTimeAsync(4000);
  expect(audio.src).toBe('/sound/9-12');
  const { length } = requests;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(length);
});

test('while the screen of the phone is off, an article of the queue is requested and begins', async () => {
  const player = await listening();
  player.send({ type: 'push', item: UNREAD });
  audio.begin();
  Object.assign(document, { hidden: true });
  const answered = [
    { state: 'waiting', item: UNREAD },
    { state: 'ready', item: createItem('9') },
  ];
  answers = () => answered.shift();
  audio.end();
  await vi.advanceTimersByTimeAsync(16_000);
  expect(audio.src).toBe('/sound/9-12');
});

test('an unreachable service is requested again when online, and a closed player sends no requests', async () => {
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
  const { length } = requests;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(length);
});

test('an article resumes at its position, or its line when it changed, and from the start when finished', async () => {
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

test('an article that is pressed at the moment another begins is played', async () => {
  answers = (path) =>
    path.includes('/playlists/')
      ? { name: 'วันนี้', url: 'daily-news', items: [SECOND] }
      : { state: 'ready', item: FIRST };
  const player = await listening();
  player.send({ type: 'listenToPlaylist', url: 'daily-news', from: SECOND.contentId });
  // late events of the first article
  audio.dispatch('canplay', 'playing', 'pause');
  expect(player.state()).toMatchObject({ playerState: 'loading', currentQueue: null });
  await settle();
  expect(audio.src).toBe('/sound/2-12');
  expect(audio.paused).toBe(false);
});

test('[2.15-05] [2.15-04] volume, mute and speed are set on the element and stored; the intro plays at normal speed', async () => {
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

test('[2.15-04] [2.15-05] what is set in another tab is set here as well, but for the voice that is heard', async () => {
  const player = await listening();
  const { currentSpeakerId } = player.state();
  const settings = JSON.stringify({ playbackRate: 1.5, volume: '35', isAutoplayNextNews: false, currentSpeakerId: 11 });
  stored.set('audioSettings', settings);
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'audioPlaces' }));
  expect(audio).toMatchObject({ volume: 1, playbackRate: 1 });
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'audioSettings' }));
  expect(audio).toMatchObject({ volume: 0.35, playbackRate: 1.5, defaultPlaybackRate: 1.5 });
  expect(player.state()).toMatchObject({ playbackRate: 1.5, isAutoplayNextNews: false, currentSpeakerId });
  // stored as it is, it is no news for the other tab
  expect(stored.get('audioSettings')).toBe(settings);
});

test('the sleep timer fades the sound for ten seconds and pauses it, and can be cancelled', async () => {
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
