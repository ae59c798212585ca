import { z } from 'zod';
import { action } from '../actions/index.ts';
import type { Database } from '../database/index.ts';
import { formatBangkokTime, parseArticleId } from '../input/index.ts';
import {
  DRAFT_NAME,
  type DraftSummary,
  describeWorkingCopy,
  findDraftOf,
  findOpenText,
  findScheduledTime,
  findWithdrawn,
  listVersionHeads,
  openText,
  releaseText,
} from './editing/index.ts';

const name = z.string().meta({ placeholder: 'ID|DRAFT' });

/** A sentence about the colleague who has a text open; nothing when no colleague has. */
export async function warnOfOthers(db: Database, article: string, who: string): Promise<string[]> {
  const open = await findOpenText(db, article);
  return open && open.who !== who ? [`${open.who} has ${article} open until ${formatBangkokTime(open.until)}.`] : [];
}

/** A sentence that a published article has a working copy, which a save would change; nothing for a draft. */
export async function warnOfWorkingCopy(db: Database, article: string): Promise<string[]> {
  const draft = DRAFT_NAME.test(article) ? null : await findDraftOf(db, article);
  if (!draft) return [];
  const saved = (await listVersionHeads(db, article)).find(({ number }) => number === draft.version);
  const sentence = describeWorkingCopy(draft, saved ?? { who: '', at: draft.changedAt });
  return [`${sentence} What is shown here is the text that was published or scheduled.`];
}

/** A sentence that an article is withdrawn, and how it comes back with another text; nothing for any other. */
export async function warnOfWithdrawal(db: Database, article: string): Promise<string[]> {
  if (DRAFT_NAME.test(article) || !(await findWithdrawn(db, parseArticleId(article)))) return [];
  return [`Article ${article} is withdrawn: to put it out again with another text, publish that with --again.`];
}

/** A sentence that a scheduled article appears with the text it was scheduled with, not with the one just saved. */
export async function warnOfSchedule(db: Database, { draft, articleId }: DraftSummary): Promise<string[]> {
  const at = articleId === null ? null : await findScheduledTime(db, articleId);
  return at
    ? [`Article ${articleId} appears at ${formatBangkokTime(at)} with its former text, until ${draft} is published.`]
    : [];
}

/** Which editor has which text open: colleagues are told, but nothing is locked (docs/editing.md). */
export const openActions = [
  action({
    name: 'articles open',
    summary: 'tell others that you have an article or a draft open, for another fifteen minutes',
    kind: 'change',
    role: 'reporter',
    input: z.strictObject({ name, take: z.boolean().default(false) }),
    positionals: ['name'],
    output: z.object({ who: z.string(), until: z.string() }),
    run: async ({ db, caller }, input) => {
      const { who, until } = await openText(db, input.name, caller.who, input.take);
      return { who, until: until.toISOString() };
    },
    print: ({ who, until }, input) => `${who} has ${input.name} open until ${formatBangkokTime(new Date(until))}`,
  }),
  action({
    name: 'articles release',
    summary: 'tell others that you no longer have it open',
    kind: 'change',
    role: 'reporter',
    input: z.strictObject({ name }),
    positionals: ['name'],
    output: z.object({ wasOpen: z.boolean() }),
    run: async ({ db, caller }, input) => ({ wasOpen: await releaseText(db, input.name, caller.who) }),
    print: ({ wasOpen }, input) => (wasOpen ? `${input.name} is open no more` : `You did not have ${input.name} open.`),
  }),
];
