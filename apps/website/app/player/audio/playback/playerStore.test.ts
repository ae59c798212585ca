import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowserStore } from '../../../platform/localStore/testBrowserStore.ts';
import { INITIAL_STATE } from './playerState.ts';
import {
  findResumePosition,
  listFinishedArticles,
  readQueue,
  readSettings,
  saveFinishedArticle,
  saveQueue,
  saveResumePosition,
  saveSettings,
} from './playerStore.ts';
import { createPlayerState, FIRST, SECOND } from './testItems.ts';

const position = { src: '/sound/1', seconds: 7, line: 'บรรทัด' };
let stored: Map<string, string>;
beforeEach(() => {
  stored = stubBrowserStore();
});
afterEach(() => vi.unstubAllGlobals());

test('the resume positions of the newest 50 articles are stored, and null deletes one', () => {
  for (let id = 0; id < 60; id++) saveResumePosition(String(id), { ...position, seconds: id });
  expect(findResumePosition('59')).toEqual({ ...position, seconds: 59 });
  expect(findResumePosition('10')?.seconds).toBe(10);
  expect(findResumePosition('9')).toBeUndefined();
  saveResumePosition('59', null);
  expect(findResumePosition('59')).toBeUndefined();
});

test('the newest 500 finished articles are stored, each once', () => {
  for (let id = 0; id < 510; id++) saveFinishedArticle(String(id));
  saveFinishedArticle('505');
  expect(listFinishedArticles().slice(0, 3)).toEqual(['505', '509', '508']);
  expect(listFinishedArticles()).toHaveLength(500);
});

test('readSettings returns the stored settings and omits invalid values', () => {
  saveSettings(
    createPlayerState({
      volume: '40',
      playbackRate: 1.5,
      currentSpeakerId: 11,
      isAutoplayNextNews: false,
      isMuted: true,
    }),
    INITIAL_STATE,
  );
  const set = { volume: '40', playbackRate: 1.5, currentSpeakerId: 11, isAutoplayNextNews: false, isMuted: true };
  expect(readSettings([1, 0.5, 1.5], [12, 1, 11])).toEqual(set);
  expect(readSettings([1], [12])).toEqual({ volume: '40', isAutoplayNextNews: false, isMuted: true });
  for (const hostile of ['null', '[]', '7', '{"volume":"999","playbackRate":1e9,"isMuted":"yes"}', '{', '']) {
    stored.set('audioSettings', hostile);
    expect(readSettings([1, 0.5, 1.5], [12, 1, 11])).toEqual({});
  }
});

test('a setting that another tab has stored meanwhile stays', () => {
  const fast = createPlayerState({ playbackRate: 1.5 });
  saveSettings(fast, INITIAL_STATE);
  saveSettings(createPlayerState({ currentSpeakerId: 11 }), INITIAL_STATE);
  saveSettings({ ...fast, volume: '40' }, fast);
  expect(readSettings([1, 1.5], [12, 11])).toEqual({ playbackRate: 1.5, currentSpeakerId: 11, volume: '40' });
});

test('the queue of a tab is stored without lines while the player is shown', () => {
  saveQueue(createPlayerState({ currentQueue: SECOND, playlistInfo: { url: 'sport', name: 'กีฬา' } }));
  const queue = readQueue();
  expect(queue).toMatchObject({ playlistInfo: { url: 'sport' }, currentQueue: { contentId: '2' } });
  expect(queue?.audioQueue.map(({ contentId }) => contentId)).toEqual([FIRST.contentId, SECOND.contentId]);
  expect(JSON.stringify(queue)).not.toContain('บรรทัด');
  saveQueue(createPlayerState({ isShowing: false }));
  expect(readQueue()).toBeNull();
});

test('invalid stored data is ignored, and without storage positions stay until the page is closed', () => {
  stored.set('audioPlaces', '{"1":2}');
  stored.set('audioHeard', '[1,null,"3"]');
  expect(findResumePosition('1')).toBeUndefined();
  expect(listFinishedArticles()).toEqual(['3']);
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new Error('refused');
    },
  });
  saveResumePosition('1', position);
  expect(findResumePosition('1')).toEqual(position);
});

test.each([
  { audioQueue: [null], currentQueue: FIRST },
  { audioQueue: [{ ...FIRST, sources: undefined }], currentQueue: FIRST },
  { audioQueue: [FIRST], currentQueue: { ...FIRST, sources: [null] } },
  { audioQueue: [FIRST], currentQueue: { ...FIRST, sources: [{}] } },
  { audioQueue: [FIRST], currentQueue: { ...FIRST, title: {} } },
  { audioQueue: [FIRST], currentQueue: null },
  { audioQueue: FIRST },
  7,
])('no queue is read from %j, which another version of the site may have stored', (queue) => {
  stored.set('audioQueue', JSON.stringify(queue));
  expect(readQueue()).toBeNull();
});
