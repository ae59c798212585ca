import {
  addCorrection,
  changeDraft,
  createDraft,
  discardDraft,
  draftNamed,
  listDrafts,
  listStories,
  listWithdrawn,
  previewSecret,
  publishDraft,
  restoreStory,
  showStory,
  signPreview,
  storyId,
  withdrawStory,
} from '../../editing/index.ts';
import { answering, type Command } from '../command.ts';

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

/** What a newsroom does with stories (docs/editing.md). */
export const storyCommands: Record<string, Command> = {
  'story/draft': answering(NOT_CHANGED, ({ db }, { file }: Filed) => createDraft(db, file)),
  'story/edit': answering(NOT_CHANGED, ({ db }, { name, file }: Filed) => changeDraft(db, name, file)),
  'story/discard': answering(NOT_CHANGED, ({ db }, { name }: Named) => discardDraft(db, name)),
  'story/list': answering(NOT_READ, async ({ db }) => ({ stories: await listStories(db) })),
  'story/drafts': answering(NOT_READ, async ({ db }) => ({ drafts: await listDrafts(db) })),
  'story/withdrawn': answering(NOT_READ, async ({ db }) => ({ stories: await listWithdrawn(db) })),
  'story/show': answering(NOT_READ, async ({ db }, { name }: Named) => ({ file: await showStory(db, name) })),
  'story/preview': answering(NOT_READ, async (desk, { name }: Named) => {
    const draft = await draftNamed(desk.db, name);
    const { token, expiresAt } = signPreview(await previewSecret(desk.db, desk.previewSecret), draft.id);
    return { address: `${desk.siteUrl}/news/content/preview?token=${token}`, expiresAt };
  }),
  'story/publish': answering('The story was not published', async ({ db, siteUrl }, asked: Publishing) => {
    const published = await publishDraft(db, asked);
    return { ...published, address: `${siteUrl}/news/content/${published.id}` };
  }),
  'story/correct': answering(NOT_CHANGED, async ({ db }, { name, note }: Named & { note: string }) => {
    await addCorrection(db, storyId(name), note);
    return {};
  }),
  'story/withdraw': answering(NOT_CHANGED, async ({ db, speech }, { name, reason }: Named & { reason?: string }) => {
    await speech.removeSounds(await withdrawStory(db, storyId(name), reason));
    return {};
  }),
  'story/restore': answering(NOT_CHANGED, async ({ db }, { name }: Named) => {
    await restoreStory(db, storyId(name));
    return {};
  }),
};
