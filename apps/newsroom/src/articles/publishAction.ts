import { z } from 'zod';
import { action } from '../actions/index.ts';
import { formatBangkokTime, parsePublishingTime, rowNumber } from '../input/index.ts';
import { carryOverSummary, warnOfEndedSummary } from '../summaries/index.ts';
import { checkSeen } from './checkNamed.ts';
import { findDraftByName, publishDraft, sayTwins } from './editing/index.ts';
import { warnOfOthers } from './openActions.ts';
import { warnOfMissing } from './warnOfMissing.ts';

/** Publishing a draft, with all that its editor should know then. */
export const publishAction = action({
  name: 'articles publish',
  summary:
    'publish a draft, now or at a time such as 2026-11-22 06:00; --correction: what readers are told was wrong; --keep: an editor’s key points stand for the new text, too; --again: put a withdrawn article out again; --version: fail unless this is the newest version',
  kind: 'change',
  role: 'editor',
  input: z.strictObject({
    draft: z.string().meta({ placeholder: 'DRAFT' }),
    at: z.string().meta({ placeholder: 'TIME' }).optional(),
    correction: z.string().meta({ placeholder: 'NOTE', isPlainText: true }).optional(),
    keep: z.boolean().default(false),
    again: z.boolean().default(false),
    version: rowNumber('a version').meta({ placeholder: 'VERSION' }).optional(),
  }),
  positionals: ['draft'],
  output: z.object({
    id: z.int(),
    title: z.string(),
    publishedAt: z.string(),
    address: z.string(),
    warnings: z.array(z.string()).default([]),
  }),
  run: async (context, input) => {
    const {
      db,
      siteUrl,
      caller: { who },
    } = context;
    const { articleId, content } = await findDraftByName(db, input.draft);
    // rights may have ended since the draft was saved; what readers see already is not held up
    const isSeen = articleId !== null && !input.again;
    const at = input.at === undefined ? undefined : parsePublishingTime(input.at, new Date());
    const seen = isSeen ? [] : await checkSeen(context, content, at);
    const warnings = [...warnOfMissing(content), ...seen, ...(await warnOfOthers(db, input.draft, who))];
    const published = await publishDraft(db, { ...input, who });
    const { id, title, publishedAt } = published;
    if (articleId === null) warnings.push(...(await sayTwins(db, String(id), title, new Date(publishedAt))));
    warnings.push(...(await (input.keep ? carryOverSummary : warnOfEndedSummary)(db, id)));
    return { ...published, address: `${siteUrl}/news/content/${id}`, warnings };
  },
  print: ({ publishedAt, address, warnings }) => {
    const at = new Date(publishedAt);
    const line = at > new Date() ? `${address} appears at ${formatBangkokTime(at)}` : `${address} is out`;
    return { lines: [line], warnings };
  },
});
