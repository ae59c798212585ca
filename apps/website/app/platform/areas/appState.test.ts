import { expect, test } from 'vitest';
import { type AppState, hydrateState, INITIAL_STATE } from './appState.ts';
import { toFulfilled } from './area.ts';

// areasOfPages.test.ts tests the contents of the areas

test('[3.2-01] the state has exactly the areas of the specification', () => {
  const areas = {
    audioPlayer: 1,
    content: 1,
    dailyNews: 1,
    gallery: 1,
    infographic: 1,
    topic: 1,
    clip: 1,
    section: 1,
    hotNews: 1,
    search: 1,
    schedules: 1,
    newsPage: 1,
    breakingnews: 1,
    categoryPortal: 1,
    siteMap: 1,
    tagPage: 1,
    interested: 1,
    program: 1,
    programVideo: 1,
    programEpisode: 1,
    pageHistory: 1,
  };
  // the compiler compares the names of the two
  const known: Record<keyof AppState, number> = areas;
  const named: Record<keyof typeof areas, number> = known;
  expect(Object.keys(named)).toHaveLength(21);
});

test('[4.1-03] the server’s areas are merged into the state; the browser’s player and history stay', () => {
  const audioPlayer = { playerState: 'playing' };
  const client = {
    ...INITIAL_STATE,
    hotNews: toFulfilled('ยอดนิยม'),
    content: toFulfilled('ก่อน'),
    audioPlayer,
    pageHistory: ['/home'],
  };
  const merged = hydrateState(client, { content: toFulfilled('หลัง'), audioPlayer: {}, pageHistory: ['/elsewhere'] });
  expect(merged.content).toEqual(toFulfilled('หลัง'));
  expect(merged.hotNews).toEqual(toFulfilled('ยอดนิยม'));
  expect(merged.audioPlayer).toBe(audioPlayer);
  expect(merged.pageHistory).toEqual(['/home']);
});
