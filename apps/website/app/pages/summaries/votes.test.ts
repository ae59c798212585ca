import { beforeEach, expect, test } from 'vitest';
import { stubBrowserStore } from '../../platform/localStore/testBrowserStore.ts';
import { findVote, saveVote, toVoteChange } from './votes.ts';

let stored: Map<string, string>;
beforeEach(() => {
  stored = stubBrowserStore();
});

test('saveVote stores the vote on a summary, and removes it when it is taken back', () => {
  expect(findVote('demo/1')).toBe('none');
  saveVote('demo/1', 'yes');
  saveVote('demo/2', 'no');
  expect([findVote('demo/1'), findVote('demo/2')]).toEqual(['yes', 'no']);
  saveVote('demo/1', 'none');
  expect([findVote('demo/1'), findVote('demo/2')]).toEqual(['none', 'no']);
});

test('only the newest 200 votes are stored', () => {
  for (let id = 1; id <= 201; id++) saveVote(`demo/${id}`, 'yes');
  expect([findVote('demo/1'), findVote('demo/2'), findVote('demo/201')]).toEqual(['none', 'yes', 'yes']);
});

test.each(['x', '{}', 'null', '[["demo/1","maybe"]]', '[1]'])('findVote ignores invalid stored data: %s', (value) => {
  stored.set('summaryFeedback', value);
  expect(findVote('demo/1')).toBe('none');
});

test('toVoteChange returns the change of both counts', () => {
  expect(toVoteChange('none', 'yes')).toEqual({ helpful: 1, unhelpful: 0 });
  expect(toVoteChange('yes', 'no')).toEqual({ helpful: -1, unhelpful: 1 });
  expect(toVoteChange('no', 'none')).toEqual({ helpful: 0, unhelpful: -1 });
  expect(toVoteChange('yes', 'yes')).toEqual({ helpful: 0, unhelpful: 0 });
});
