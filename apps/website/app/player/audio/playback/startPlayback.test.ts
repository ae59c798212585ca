import { expect, test, vi } from 'vitest';
import { INTRO_PATH } from '../playRequest.ts';
import { addToQueue, isPlaying, isQueued, requirePlayer, reset, startPlayback } from './startPlayback.ts';
import { TestAudio } from './testAudio.ts';
import { SECOND } from './testItems.ts';

const page = new EventTarget();
vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
vi.stubGlobal('innerHeight', 900);
vi.stubGlobal('location', { pathname: '/ai-audio-news' });

test('isPlaying is true for the playing article and its playlist', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ name: 'ข่าวประจำวัน', url: 'daily-news', items: [SECOND] }));
  const audio = new TestAudio();
  audio.src = INTRO_PATH;
  const changed = vi.fn();
  startPlayback(audio as unknown as HTMLAudioElement, changed, '/ai-audio-news', {
    playlist: 'daily-news',
  });
  const playing = () => [isPlaying('1'), isPlaying('2'), isPlaying('daily-news')];
  expect(playing()).toEqual([false, false, false]);
  audio.begin();
  expect(playing()).toEqual([false, false, true]);
  await vi.waitFor(() => expect(requirePlayer().state().currentQueue).toBe(requirePlayer().state().audioQueue[0]));
  audio.begin();
  await vi.waitFor(() => expect(playing()).toEqual([false, true, true]));
  changed.mockClear();
  requirePlayer().send({ type: 'pressPlay' });
  expect(playing()).toEqual([false, false, false]);
  expect(changed).toHaveBeenCalled();
});

test('[3.3-32] addToQueue adds an article once to the queue of the shown player, and reset empties it', () => {
  expect([isQueued('2'), isQueued('7')]).toEqual([true, false]);
  addToQueue({ contentId: '7', title: 'ข่าว 7' });
  addToQueue({ contentId: '7', title: 'ข่าว 7' });
  expect(
    requirePlayer()
      .state()
      .audioQueue.map(({ contentId }) => contentId),
  ).toEqual(['2', '7']);
  expect(isQueued('7')).toBe(true);
  reset();
  expect(requirePlayer().state().audioQueue).toEqual([]);
  expect(isQueued('7')).toBeNull();
});

test('[4.3-18] a listener who went to live television while the player was loading finds it paused there', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const audio = new TestAudio();
  const press = () =>
    startPlayback(audio as unknown as HTMLAudioElement, () => {}, '/news/content/7', {
      contentId: '7',
      title: 'ข่าว 7',
    });
  vi.stubGlobal('location', { pathname: '/news/content/7' });
  press();
  expect(requirePlayer().state()).toMatchObject({ playerState: 'loading', isCollapsing: false });
  reset();
  vi.stubGlobal('location', { pathname: '/live' });
  press();
  expect(requirePlayer().state()).toMatchObject({ playerState: 'stalled', isCollapsing: true });
});
