import { readStored, writeStored } from '../../platform/localStore/index.ts';

/** What a reader says of a summary: that it helped, that it did not, or nothing. */
export const VOTES = ['yes', 'no', 'none'] as const;
export type Vote = (typeof VOTES)[number];

const KEY = 'summaryFeedback';
/** How many summaries are remembered, the newest. */
const MAX_VOTES = 200;

const read = (): [string, Vote][] => readStored(KEY, Array.isArray, []);

/** What this browser has said of a summary. */
export function findVote(refCode: string): Vote {
  const [, vote] = read().find((one) => Array.isArray(one) && one[0] === refCode) ?? [];
  return vote === 'yes' || vote === 'no' ? vote : 'none';
}

/** Remembers it. */
export function saveVote(refCode: string, vote: Vote): void {
  const others = read().filter(([code]) => code !== refCode);
  const votes = vote === 'none' ? others : [...others, [refCode, vote]];
  writeStored(KEY, votes.slice(-MAX_VOTES));
}

/** What a change of mind does to the two counts. */
export function toVoteChange(before: Vote, vote: Vote): { helpful: number; unhelpful: number } {
  const count = (of: Vote) => Number(vote === of) - Number(before === of);
  return { helpful: count('yes'), unhelpful: count('no') };
}
