import {
  addCorrection,
  createDraft,
  deleteDraft,
  findArticle,
  findDraftByName,
  listArticles,
  listDrafts,
  listWithdrawn,
  parseArticleId,
  publishDraft,
  restoreArticle,
  updateDraft,
  withdrawArticle,
} from '../../articles/index.ts';
import { loadPreviewSecret, signPreview } from '../../previews/index.ts';
import { type Command, replyOnce } from '../command.ts';

const NOT_CHANGED = 'Nothing was changed';
const NOT_READ = 'The newsroom’s stories cannot be read';

interface Named {
  name: string;
}
interface Filed extends Named {
  file: string;
}
interface Publishing {
  draft: string;
  at?: string;
  correction?: string;
}

/** What a newsroom does with articles (docs/editing.md). */
export const storyCommands: Record<string, Command> = {
  'story/draft': replyOnce(NOT_CHANGED, ({ db }, { file }: Filed) => createDraft(db, file)),
  'story/edit': replyOnce(NOT_CHANGED, ({ db }, { name, file }: Filed) => updateDraft(db, name, file)),
  'story/discard': replyOnce(NOT_CHANGED, ({ db }, { name }: Named) => deleteDraft(db, name)),
  'story/list': replyOnce(NOT_READ, async ({ db }) => ({ stories: await listArticles(db) })),
  'story/drafts': replyOnce(NOT_READ, async ({ db }) => ({ drafts: await listDrafts(db) })),
  'story/withdrawn': replyOnce(NOT_READ, async ({ db }) => ({ stories: await listWithdrawn(db) })),
  'story/show': replyOnce(NOT_READ, async ({ db }, { name }: Named) => ({ file: await findArticle(db, name) })),
  'story/preview': replyOnce(NOT_READ, async (context, { name }: Named) => {
    const draft = await findDraftByName(context.db, name);
    const { token, expiresAt } = signPreview(await loadPreviewSecret(context.db, context.previewSecret), draft.id);
    return { address: `${context.siteUrl}/news/content/preview?token=${token}`, expiresAt };
  }),
  'story/publish': replyOnce('The story was not published', async ({ db, siteUrl }, input: Publishing) => {
    const published = await publishDraft(db, input);
    return { ...published, address: `${siteUrl}/news/content/${published.id}` };
  }),
  'story/correct': replyOnce(NOT_CHANGED, async ({ db }, { name, note }: Named & { note: string }) => {
    await addCorrection(db, parseArticleId(name), note);
    return {};
  }),
  'story/withdraw': replyOnce(NOT_CHANGED, async ({ db, speech }, { name, reason }: Named & { reason?: string }) => {
    await speech.removeSounds(await withdrawArticle(db, parseArticleId(name), reason));
    return {};
  }),
  'story/restore': replyOnce(NOT_CHANGED, async ({ db }, { name }: Named) => {
    await restoreArticle(db, parseArticleId(name));
    return {};
  }),
};
