import { removePage, setPage, showPage } from '../../pages/index.ts';
import { type Command, saying } from '../command.ts';

const NOT_CHANGED = 'The page was not changed';

export const pageCommands: Record<string, Command> = {
  'page/show': saying('The page cannot be read', showPage),
  'page/set': saying(NOT_CHANGED, setPage),
  'page/remove': saying(NOT_CHANGED, removePage),
};
