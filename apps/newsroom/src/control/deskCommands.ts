import type { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import type { Typed } from '../content/asked/index.ts';
import { lowerEmergency, raiseEmergency } from '../content/emergency/index.ts';
import { removePage, setPage, showPage } from '../content/pages/index.ts';
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
} from '../content/situations/index.ts';
import type { Database } from '../database/index.ts';
import type { Command } from './command.ts';

/** Takes what was typed, by name, and says in lines what it has done. */
type Work = (db: Database, typed: Typed) => Promise<string> | AsyncIterable<string>;

function said(work: Work): Command {
  return {
    failure: 'Nothing was changed',
    run: async function* ({ db }, body: Readable) {
      const lines = work(db, (await json(body)) as Typed);
      if (lines instanceof Promise) yield { said: await lines };
      else for await (const line of lines) yield { said: line };
    },
  };
}

const WORK: Record<string, Work> = {
  'situation/list': listSituations,
  'situation/add': addSituation,
  'situation/end': endSituation,
  'situation/resume': resumeSituation,
  'situation/remove': removeSituation,
  'situation/fact': setFact,
  'situation/remove-fact': removeFact,
  'situation/posts': listPosts,
  'situation/post': post,
  'situation/edit-post': editPost,
  'situation/remove-post': removePost,
  'page/show': showPage,
  'page/set': setPage,
  'page/remove': removePage,
  'emergency/raise': raiseEmergency,
  'emergency/lower': lowerEmergency,
};

/** The commands that an editor gives in words and that answer in words: situations, pages, the emergency. */
export const DESK_COMMANDS: Record<string, Command> = Object.fromEntries(
  Object.entries(WORK).map(([path, work]) => [path, said(work)]),
);
