import { z } from 'zod';
import { defineActions, hasRightsOf } from '../actions/index.ts';
import { formatBangkokTime, parseArticleId, rowNumber } from '../input/index.ts';
import { loadPreviewSecret, signPreview } from '../previews/index.ts';
import { checkNamed } from './checkNamed.ts';
import { correctionActions } from './correctionActions.ts';
import {
  createDraft,
  DRAFT_NAME,
  deleteDraft,
  findArticle,
  findDraftByName,
  listArticles,
  listDrafts,
  listPlaces,
  listWithdrawn,
  markReady,
  requireOwnDraft,
  restoreArticle,
  restoreDraft,
  restoreVersion,
  sayTwins,
  unscheduleArticle,
  updateDraft,
} from './editing/index.ts';
import { listedActions } from './listedActions.ts';
import { openActions, warnOfOthers, warnOfSchedule, warnOfWithdrawal, warnOfWorkingCopy } from './openActions.ts';
import { publishAction } from './publishAction.ts';
import { tellEditors } from './tellEditors.ts';
import { versionActions } from './versionActions.ts';
import { withdrawalReason } from './withdrawalReason.ts';
import { type ArticleContext, withdrawWithSounds } from './withdrawWithSounds.ts';

const action = defineActions<ArticleContext>();

const role = 'editor';

const name = z.string().meta({ placeholder: 'ID|DRAFT' });
const id = z.string().meta({ placeholder: 'ID' });
const draft = z.string().meta({ placeholder: 'DRAFT' });
const file = z.string().meta({ placeholder: 'FILE', reads: 'text' });

const draftSummary = z.object({
  draft: z.string(),
  version: z.int(),
  articleId: z.int().nullable(),
  title: z.string(),
});

function printDraft({ draft, version, articleId, title }: z.output<typeof draftSummary>, state: string): string {
  const of = articleId === null ? '' : `, of article ${articleId}`;
  return `${draft}${state && ` ${state}`}, version ${version}${of}: ${title}`;
}

const listed = z.object({
  drafts: z
    .array(
      draftSummary.extend({
        isReady: z.boolean(),
        section: z.string(),
        who: z.string(),
        at: z.iso.datetime(),
        openWho: z.string().nullable(),
      }),
    )
    .default([]),
  articles: z
    .array(
      z.object({
        id: z.int(),
        title: z.string(),
        at: z.string(),
        state: z.enum(['scheduled', 'out', 'withdrawn']),
        reason: z.string().default(''),
      }),
    )
    .default([]),
});

/** A saved draft; with a `conflict` it was not saved, and its text is stored as the version named there. */
const savedDraft = draftSummary.extend({ conflict: z.string().optional(), warnings: z.array(z.string()) });

const printSaved = ({ warnings, conflict, ...draft }: z.output<typeof savedDraft>) => ({
  lines: conflict === undefined ? [printDraft(draft, 'saved')] : [],
  warnings,
  failed: conflict,
});

/** The actions of a newsroom on articles (docs/editing.md). */
export const articleActions = [
  action({
    name: 'articles list',
    summary:
      'list scheduled articles and the newest published ones; --drafts: unpublished ones, finished ones first; --withdrawn: withdrawn ones',
    kind: 'query',
    role: 'reporter',
    input: z.strictObject({ drafts: z.boolean().default(false), withdrawn: z.boolean().default(false) }),
    output: listed,
    run: async ({ db }, { drafts, withdrawn }) => {
      if (drafts) return { drafts: await listDrafts(db) };
      if (withdrawn)
        return { articles: (await listWithdrawn(db)).map((one) => ({ ...one, state: 'withdrawn' as const })) };
      const now = new Date();
      const all = await listArticles(db);
      const toState = ({ at }: { at: string }) => (new Date(at) > now ? ('scheduled' as const) : ('out' as const));
      return { articles: all.map((one) => ({ ...one, state: toState(one) })) };
    },
    print: ({ drafts, articles }) => [
      ...drafts.map((one) => {
        const open = one.openWho === null ? '' : `${one.openWho} has it open`;
        const saved = [one.who, formatBangkokTime(new Date(one.at)), one.section, open].filter(Boolean).join(', ');
        return `${printDraft(one, one.isReady ? 'ready' : '')} (${saved})`;
      }),
      ...articles.map(({ id, at, title, state, reason }) => {
        const line = `${String(id).padEnd(8)} ${state} ${formatBangkokTime(new Date(at))}  ${title}`;
        return reason ? `${line} (${reason})` : line;
      }),
    ],
  }),
  action({
    name: 'articles show',
    summary: 'print an article or a draft as a file, for editing',
    kind: 'query',
    role: 'reporter',
    input: z.strictObject({ name }),
    positionals: ['name'],
    output: z.object({ file: z.string(), warnings: z.array(z.string()) }),
    run: async ({ db, caller }, input) => ({
      file: await findArticle(db, input.name),
      warnings: [
        ...(await warnOfWithdrawal(db, input.name)),
        ...(await warnOfWorkingCopy(db, input.name)),
        ...(await warnOfOthers(db, input.name, caller.who)),
      ],
    }),
    print: ({ file: shown, warnings }) => ({ lines: [shown], warnings }),
  }),
  action({
    name: 'articles draft',
    summary: 'create a draft of a new article',
    kind: 'change',
    role: 'reporter',
    input: z.strictObject({ file }),
    positionals: ['file'],
    output: savedDraft,
    run: async (context, input) => {
      const { db, caller } = context;
      const warnings = await checkNamed(context, input.file);
      const created = await createDraft(db, input.file, caller.who);
      const twins = await sayTwins(db, created.draft, created.title, new Date());
      return { ...created, warnings: [...warnings, ...twins] };
    },
    print: printSaved,
  }),
  action({
    name: 'articles edit',
    summary: 'change a draft, or create a working copy of a published or withdrawn article',
    kind: 'change',
    role: 'reporter',
    input: z.strictObject({ name, file }),
    positionals: ['name', 'file'],
    output: savedDraft,
    run: async (context, input) => {
      const { who } = context.caller;
      const nameWarnings = await checkNamed(context, input.file);
      const saved = await updateDraft(context.db, input.name, input.file, who);
      const warnings = [
        ...nameWarnings,
        ...(await warnOfWithdrawal(context.db, String(saved.articleId ?? input.name))),
        ...(saved.conflict === undefined ? await warnOfSchedule(context.db, saved) : []),
        ...(await warnOfOthers(context.db, input.name, who)),
      ];
      return { ...saved, warnings };
    },
    print: printSaved,
  }),
  action({
    name: 'articles ready',
    summary: 'tell editors that a draft is finished, until somebody saves it again',
    kind: 'change',
    role: 'reporter',
    input: z.strictObject({ draft }),
    positionals: ['draft'],
    output: draftSummary,
    run: async ({ db, caller, afterCommit, editorsWebhook }, input) => {
      const ready = await markReady(db, input.draft);
      const sentence = `${caller.who}: ${ready.draft} is ready: ${ready.title}`;
      if (editorsWebhook) afterCommit(() => tellEditors(editorsWebhook, sentence));
      return ready;
    },
    print: (ready) => printDraft(ready, 'ready'),
  }),
  action({
    name: 'articles preview',
    summary: 'print the address of a draft’s preview, valid for a week',
    kind: 'query',
    role: 'reporter',
    input: z.strictObject({ draft }),
    positionals: ['draft'],
    output: z.object({ address: z.string(), expiresAt: z.string() }),
    run: async ({ db, previewSecret, siteUrl }, input) => {
      const draft = await findDraftByName(db, input.draft);
      const { token, expiresAt } = signPreview(await loadPreviewSecret(db, previewSecret), draft.id);
      return { address: `${siteUrl}/news/content/preview?token=${token}`, expiresAt: expiresAt.toISOString() };
    },
    print: ({ address, expiresAt }) => [address, `valid until ${formatBangkokTime(new Date(expiresAt))}`],
  }),
  publishAction,
  action({
    name: 'articles unschedule',
    summary: 'turn a scheduled article back into a draft',
    kind: 'change',
    role,
    input: z.strictObject({ id }),
    positionals: ['id'],
    output: draftSummary.extend({ warnings: z.array(z.string()).default([]) }),
    run: async ({ db, narrations, afterCommit, caller }, input) => {
      const id = parseArticleId(input.id);
      const { sounds, ...draft } = await unscheduleArticle(db, id, caller.who);
      afterCommit(() => narrations.removeSounds(sounds));
      const places = await listPlaces(db, id);
      const lost = `Article ${id} was placed in ${places.join(', ')}: once it is published, place it there under its new id.`;
      return { ...draft, warnings: places.length > 0 ? [lost] : [] };
    },
    print: ({ warnings, ...draft }) => ({ lines: [printDraft(draft, 'saved')], warnings }),
  }),
  action({
    name: 'articles discard',
    summary: 'discard a draft; it can be restored for thirty days; a reporter: one that nobody else has changed',
    kind: 'change',
    role: 'reporter',
    input: z.strictObject({ draft }),
    positionals: ['draft'],
    output: draftSummary.extend({ warnings: z.array(z.string()) }),
    run: async ({ db, caller }, input) => {
      if (!hasRightsOf(caller.role, role)) await requireOwnDraft(db, input.draft, caller.who, 'discards');
      const warnings = await warnOfOthers(db, input.draft, caller.who);
      return { ...(await deleteDraft(db, input.draft, caller.who)), warnings };
    },
    print: ({ warnings, ...output }) => {
      const { draft: discarded, articleId, version } = output;
      const restored = articleId === null ? `${discarded}, for thirty days` : `${articleId} ${version}`;
      return { lines: [printDraft(output, 'discarded'), `to have it back: articles restore ${restored}`], warnings };
    },
  }),
  ...correctionActions,
  action({
    name: 'articles withdraw',
    summary: 'withdraw an article, and show the reason on its page; or change the reason of a withdrawn one',
    kind: 'change',
    role,
    input: z.strictObject({ id, reason: withdrawalReason.optional() }),
    positionals: ['id', 'reason'],
    output: z.object({ title: z.string() }),
    run: (context, input) => withdrawWithSounds(context, parseArticleId(input.id), input.reason),
    print: ({ title }, input) => `${input.id} withdrawn: ${title}`,
  }),
  action({
    name: 'articles restore',
    summary:
      'publish a withdrawn article again; restore a discarded draft; or make an old version the newest one of a draft; a reporter: of one that nobody else has changed',
    kind: 'change',
    role: 'reporter',
    input: z.strictObject({ name, version: rowNumber('a version').meta({ placeholder: 'VERSION' }).optional() }),
    positionals: ['name', 'version'],
    output: z.object({ draft: draftSummary.optional(), title: z.string().optional() }),
    run: async ({ db, caller }, input) => {
      const { who } = caller;
      if (!hasRightsOf(caller.role, role)) await requireOwnDraft(db, input.name, who, 'restores');
      if (input.version !== undefined) return { draft: await restoreVersion(db, input.name, input.version, who) };
      if (DRAFT_NAME.test(input.name)) return { draft: await restoreDraft(db, input.name, who) };
      return restoreArticle(db, parseArticleId(input.name), who);
    },
    print: ({ draft, title }, input) => (draft ? printDraft(draft, 'saved') : `${input.name} restored: ${title}`),
  }),
  ...listedActions,
  ...versionActions,
  ...openActions,
];
