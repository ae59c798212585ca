import { removePage, setPage, showPage } from '../../pages/index.ts';
import { type Command, replyLine } from '../command.ts';

const NOT_CHANGED = 'The page was not changed';

export const pageCommands: Record<string, Command> = {
  'page/show': replyLine('The page cannot be read', showPage),
  'page/set': replyLine(NOT_CHANGED, setPage),
  'page/remove': replyLine(NOT_CHANGED, removePage),
};
