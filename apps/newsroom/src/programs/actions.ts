import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { action } from '../actions/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { formatBangkokTime } from '../input/index.ts';
import { loadPreviewSecret, signPreview } from '../previews/index.ts';
import { episodes } from './schema.ts';

export const episodeActions = [
  action({
    name: 'episodes preview',
    summary: 'the address at which an episode can be seen for a week, whether it is out or not',
    ...{ role: 'producer', failure: 'The episode cannot be read' },
    input: z.strictObject({ id: z.string() }),
    positionals: ['id'],
    output: z.object({ address: z.string(), expiresAt: z.string() }),
    run: async ({ db, previewSecret, siteUrl }, { id }) => {
      const [episode] = /^\d{1,9}$/.test(id)
        ? await db
            .select({ id: episodes.id })
            .from(episodes)
            .where(eq(episodes.id, Number(id)))
        : [];
      if (!episode) throw new CommandFailed(`There is no episode ${id}`);
      const secret = await loadPreviewSecret(db, previewSecret);
      const { token, expiresAt } = signPreview(secret, episode.id, new Date(), 'episode');
      return { address: `${siteUrl}/preview/episode?token=${token}`, expiresAt: expiresAt.toISOString() };
    },
    print: ({ address, expiresAt }) => [address, `good until ${formatBangkokTime(new Date(expiresAt))}`],
  }),
];
