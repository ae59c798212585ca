import { eq } from 'drizzle-orm';
import { CommandFailed } from '../../errors/index.ts';
import { loadPreviewSecret, signPreview } from '../../previews/index.ts';
import { episodes } from '../../programs/schema.ts';
import { type Command, replyOnce } from '../command.ts';

/** What a newsroom does with episodes. */
export const episodeCommands: Record<string, Command> = {
  'episode/preview': replyOnce('The episode cannot be read', async (context, { id }: { id: string }) => {
    const [found] = /^\d{1,9}$/.test(id)
      ? await context.db
          .select({ id: episodes.id })
          .from(episodes)
          .where(eq(episodes.id, Number(id)))
      : [];
    if (!found) throw new CommandFailed(`There is no episode ${id}`);
    const secret = await loadPreviewSecret(context.db, context.previewSecret);
    const { token, expiresAt } = signPreview(secret, found.id, new Date(), 'episode');
    return { address: `${context.siteUrl}/preview/episode?token=${token}`, expiresAt };
  }),
};
