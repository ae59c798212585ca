import { type Call, printLines } from '../command.ts';
import { readText } from '../readFile.ts';
import { createCommand } from '../subcommands.ts';

/** What a post is made of, besides its headline; `text` names a file. */
type Contents = { text?: string; picture?: string; caption?: string; key?: boolean };

const withId =
  (path: string) =>
  (call: Call, [id]: string[]): Promise<void> =>
    printLines(call, path, { id });

export const situationCommand = createCommand('situation', 'situations', {
  list: { does: 'the situations that are followed', run: (call) => printLines(call, '/situation/list') },
  add: {
    takes: 'ID TITLE [--lead TEXT] [--picture FILE|URL] [--tag TAG]…',
    does: 'follow a new one, at the page /ID',
    run: (call, [id, title], options) => printLines(call, '/situation/add', { id, title, ...options }),
  },
  end: { takes: 'ID', does: 'say that it has ended', run: withId('/situation/end') },
  resume: { takes: 'ID', does: 'make it live again', run: withId('/situation/resume') },
  remove: { takes: 'ID', does: 'take it away, with its posts', run: withId('/situation/remove') },
  fact: {
    takes: 'ID LABEL VALUE [--source TEXT]',
    does: 'say a fact of it',
    run: (call, [id, label, value], options) => printLines(call, '/situation/fact', { id, label, value, ...options }),
  },
  'remove-fact': {
    takes: 'ID LABEL',
    does: 'take a fact of it away',
    run: (call, [id, label]) => printLines(call, '/situation/remove-fact', { id, label }),
  },
  posts: { takes: 'ID', does: 'its newest posts, each with its number', run: withId('/situation/posts') },
  post: {
    takes: 'ID HEADLINE [--text FILE] [--picture FILE|URL] [--caption TEXT] [--key]',
    does: 'report what has happened',
    run: async (call, [id, headline], contents: Contents) =>
      printLines(call, '/situation/post', { id, headline, ...(await withText(contents)) }),
  },
  'edit-post': {
    takes: 'POST [--headline TEXT] [--text FILE] [--picture FILE|URL] [--caption TEXT] [--key|--no-key]',
    does: 'change a post, by its number',
    run: async (call, [post], contents: Contents & { headline?: string }) =>
      printLines(call, '/situation/edit-post', { post, ...(await withText(contents)) }),
  },
  'remove-post': {
    takes: 'POST',
    does: 'take a post away, by its number',
    run: (call, [post]) => printLines(call, '/situation/remove-post', { post }),
  },
});

async function withText({ text: file, ...rest }: Contents): Promise<Contents> {
  return file === undefined ? rest : { ...rest, text: await readText(file) };
}
