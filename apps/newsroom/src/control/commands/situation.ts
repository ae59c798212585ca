import {
  addSituation,
  editPost,
  endSituation,
  listPosts,
  listSituations,
  post,
  removeFact,
  removePost,
  removeSituation,
  resumeSituation,
  setFact,
} from '../../situations/index.ts';
import { type Command, saying } from '../command.ts';

const NOT_CHANGED = 'Nothing was changed';
const NOT_READ = 'The situations cannot be read';

export const situationCommands: Record<string, Command> = {
  'situation/list': saying(NOT_READ, listSituations),
  'situation/add': saying(NOT_CHANGED, addSituation),
  'situation/end': saying(NOT_CHANGED, endSituation),
  'situation/resume': saying(NOT_CHANGED, resumeSituation),
  'situation/remove': saying(NOT_CHANGED, removeSituation),
  'situation/fact': saying(NOT_CHANGED, setFact),
  'situation/remove-fact': saying(NOT_CHANGED, removeFact),
  'situation/posts': saying(NOT_READ, listPosts),
  'situation/post': saying(NOT_CHANGED, post),
  'situation/edit-post': saying(NOT_CHANGED, editPost),
  'situation/remove-post': saying(NOT_CHANGED, removePost),
};
