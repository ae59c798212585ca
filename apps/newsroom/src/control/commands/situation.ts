import {
  addPost,
  addSituation,
  editPost,
  endSituation,
  listPosts,
  listSituations,
  removeFact,
  removePost,
  removeSituation,
  resumeSituation,
  setFact,
} from '../../situations/index.ts';
import { type Command, replyLine } from '../command.ts';

const NOT_CHANGED = 'Nothing was changed';
const NOT_READ = 'The situations cannot be read';

export const situationCommands: Record<string, Command> = {
  'situation/list': replyLine(NOT_READ, listSituations),
  'situation/add': replyLine(NOT_CHANGED, addSituation),
  'situation/end': replyLine(NOT_CHANGED, endSituation),
  'situation/resume': replyLine(NOT_CHANGED, resumeSituation),
  'situation/remove': replyLine(NOT_CHANGED, removeSituation),
  'situation/fact': replyLine(NOT_CHANGED, setFact),
  'situation/remove-fact': replyLine(NOT_CHANGED, removeFact),
  'situation/posts': replyLine(NOT_READ, listPosts),
  'situation/post': replyLine(NOT_CHANGED, addPost),
  'situation/edit-post': replyLine(NOT_CHANGED, editPost),
  'situation/remove-post': replyLine(NOT_CHANGED, removePost),
};
