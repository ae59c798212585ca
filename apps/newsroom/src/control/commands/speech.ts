import { parseArticleId } from '../../articles/index.ts';
import { CommandFailed } from '../../errors/index.ts';
import { listReports } from '../../feedback/index.ts';
import { loadNarrationStatus, requeueArticle } from '../../narrations/index.ts';
import { type Command, replyOnce } from '../command.ts';

/** How the reading aloud of the news goes (docs/editing.md). */
export const speechCommands: Record<string, Command> = {
  'speech/status': replyOnce('How the reading goes cannot be told', ({ db, speech }) =>
    loadNarrationStatus(db, speech),
  ),
  'speech/again': replyOnce('Nothing was changed', async ({ db, speech }, { name }: { name: string }) => {
    const id = parseArticleId(name);
    if (!(await requeueArticle(db, id))) throw new CommandFailed(`There is no story ${id} that is out.`);
    return { state: await speech.request(id) };
  }),
  'speech/reports': replyOnce(
    'The reports cannot be read',
    async ({ db }, { withEmails }: { withEmails: boolean }) => ({
      reports: await listReports(db, { withEmails }),
    }),
  ),
};
