import { expect, test } from 'vitest';
import { hydrated, initialState } from './appState.ts';
import { emptyArea, fulfilled } from './area.ts';

// what the areas hold on the pages of the site: areasOfPages.test.ts

test('[3.2-01] the areas are those of the specification, and no other', () => {
  expect(Object.keys(initialState()).sort()).toEqual(
    [
      ...['audioPlayer', 'content', 'dailyNews', 'gallery', 'infographic', 'topic', 'clip', 'section', 'hotNews'],
      ...['search', 'schedules', 'newsPage', 'breakingnews', 'categoryPortal', 'siteMap', 'tagPage', 'interested'],
      ...['program', 'programVideo', 'programEpisode', 'pageHistory'],
    ].sort(),
  );
});

test('[3.2-02] each of one resource starts with nothing', () => {
  const { audioPlayer, pageHistory, tagPage, program, programVideo, programEpisode, ...single } = initialState();
  for (const area of Object.values(single)) expect(area).toEqual(emptyArea());
  for (const area of Object.values({ ...tagPage, ...program, ...programVideo, ...programEpisode }))
    expect(area).toEqual(emptyArea());
});

test('[4.1-03] what the server rendered is merged in; the browser’s player and history stay', () => {
  const audioPlayer = { playerState: 'playing' };
  const client = {
    ...initialState(),
    hotNews: fulfilled('ยอดนิยม'),
    content: fulfilled('ก่อน'),
    audioPlayer,
    pageHistory: ['/home'],
  };
  const server = { ...initialState(), content: fulfilled('หลัง'), audioPlayer: {}, pageHistory: ['/elsewhere'] };
  const { hotNews, ...rest } = server;
  const merged = hydrated(client, rest);
  expect(merged.content).toEqual(fulfilled('หลัง'));
  expect(merged.hotNews).toEqual(fulfilled('ยอดนิยม'));
  expect(merged.audioPlayer).toBe(audioPlayer);
  expect(merged.pageHistory).toEqual(['/home']);
});
