import { readStored, writeStored } from '../../platform/localStore/index.ts';

/** A reader's vote on a summary: helpful, not helpful, or none. */
export const VOTES = ['yes', 'no', 'none'] as const;
export type Vote = (typeof VOTES)[number];

const KEY = 'summaryFeedback';
/** How many votes this browser stores, the newest. */
const MAX_VOTES = 200;

const read = (): [string, Vote][] => readStored(KEY, Array.isArray, []);

/** The vote of this browser on a summary. */
export function findVote(refCode: string): Vote {
  const [, vote] = read().find((one) => Array.isArray(one) && one[0] === refCode) ?? [];
  return vote === 'yes' || vote === 'no' ? vote : 'none';
}

export function saveVote(refCode: string, vote: Vote): void {
  const others = read().filter(([code]) => code !== refCode);
  const votes = vote === 'none' ? others : [...others, [refCode, vote]];
  writeStored(KEY, votes.slice(-MAX_VOTES));
}

/** How a changed vote changes the two counts. */
export function toVoteChange(before: Vote, vote: Vote): { helpful: number; unhelpful: number } {
  const count = (of: Vote) => Number(vote === of) - Number(before === of);
  return { helpful: count('yes'), unhelpful: count('no') };
}
