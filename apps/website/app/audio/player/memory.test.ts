import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  heardArticles,
  keepHeard,
  keepPlace,
  keepQueue,
  keepSettings,
  keptQueue,
  keptSettings,
  placeOf,
} from './memory.ts';
import { FIRST, playerState, SECOND } from './testItems.ts';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

const place = { src: '/sound/1', seconds: 7, line: 'บรรทัด' };
let local = storage();
beforeEach(() => {
  local = storage();
  vi.stubGlobal('window', { localStorage: local, sessionStorage: storage() });
});
afterEach(() => vi.unstubAllGlobals());

test('the places of fifty stories are kept, the newest; heard to the end they are forgotten', () => {
  for (let id = 0; id < 60; id++) keepPlace(String(id), { ...place, seconds: id });
  expect(placeOf('59')).toEqual({ ...place, seconds: 59 });
  expect(placeOf('10')?.seconds).toBe(10);
  expect(placeOf('9')).toBeUndefined();
  keepPlace('59', null);
  expect(placeOf('59')).toBeUndefined();
});

test('five hundred heard stories are remembered, each once', () => {
  for (let id = 0; id < 510; id++) keepHeard(String(id));
  keepHeard('505');
  expect(heardArticles().slice(0, 3)).toEqual(['505', '509', '508']);
  expect(heardArticles()).toHaveLength(500);
});

test('what was set is set again, as far as it makes sense', () => {
  keepSettings(
    playerState({ volume: '40', playbackRate: 1.5, currentSpeakerId: 11, isAutoplayNextNews: false, isMuted: true }),
  );
  const set = { volume: '40', playbackRate: 1.5, currentSpeakerId: 11, isAutoplayNextNews: false, isMuted: true };
  expect(keptSettings([1, 0.5, 1.5], [12, 1, 11])).toEqual(set);
  expect(keptSettings([1], [12])).toEqual({ volume: '40', isAutoplayNextNews: false, isMuted: true });
  for (const hostile of ['null', '[]', '7', '{"volume":"999","playbackRate":1e9,"isMuted":"yes"}', '{', '']) {
    local.setItem('audioSettings', hostile);
    expect(keptSettings([1, 0.5, 1.5], [12, 1, 11])).toEqual({});
  }
});

test('the queue of a tab is kept without its lines for as long as the player shows', () => {
  keepQueue(playerState({ currentQueue: SECOND, playlistInfo: { url: 'sport', name: 'กีฬา' } }));
  const kept = keptQueue();
  expect(kept).toMatchObject({ playlistInfo: { url: 'sport' }, currentQueue: { contentId: '2' } });
  expect(kept?.audioQueue.map(({ contentId }) => contentId)).toEqual([FIRST.contentId, SECOND.contentId]);
  expect(JSON.stringify(kept)).not.toContain('บรรทัด');
  keepQueue(playerState({ isShowing: false }));
  expect(keptQueue()).toBeNull();
});

test('a browser that keeps nothing, or something else, remembers for as long as the page lives', () => {
  local.setItem('audioPlaces', '{"1":2}');
  local.setItem('audioHeard', '[1,null,"3"]');
  expect(placeOf('1')).toBeUndefined();
  expect(heardArticles()).toEqual(['3']);
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new Error('refused');
    },
  });
  keepPlace('1', place);
  expect(placeOf('1')).toEqual(place);
});
