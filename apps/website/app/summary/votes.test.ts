import { beforeEach, expect, test, vi } from 'vitest';
import { changeOf, rememberVote, voteOn } from './votes.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test('a browser remembers what it said of a summary, and forgets what it took back', () => {
  expect(voteOn('demo/1')).toBe('none');
  rememberVote('demo/1', 'yes');
  rememberVote('demo/2', 'no');
  expect([voteOn('demo/1'), voteOn('demo/2')]).toEqual(['yes', 'no']);
  rememberVote('demo/1', 'none');
  expect([voteOn('demo/1'), voteOn('demo/2')]).toEqual(['none', 'no']);
});

test('it remembers the newest two hundred', () => {
  for (let id = 1; id <= 201; id++) rememberVote(`demo/${id}`, 'yes');
  expect([voteOn('demo/1'), voteOn('demo/2'), voteOn('demo/201')]).toEqual(['none', 'yes', 'yes']);
});

test.each(['x', '{}', 'null', '[["demo/1","maybe"]]', '[1]'])('what is kept may be anything: %s', (value) => {
  kept.set('summaryFeedback', value);
  expect(voteOn('demo/1')).toBe('none');
});

test('a change of mind changes both counts', () => {
  expect(changeOf('none', 'yes')).toEqual({ helpful: 1, unhelpful: 0 });
  expect(changeOf('yes', 'no')).toEqual({ helpful: -1, unhelpful: 1 });
  expect(changeOf('no', 'none')).toEqual({ helpful: 0, unhelpful: -1 });
  expect(changeOf('yes', 'yes')).toEqual({ helpful: 0, unhelpful: 0 });
});
