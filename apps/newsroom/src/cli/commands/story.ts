import type { ArticleSummary, DraftSummary, PublishedArticle } from '../../articles/index.ts';
import { formatBangkokTime } from '../../input/index.ts';
import { type Call, callCommand } from '../command.ts';
import { readText } from '../readFile.ts';
import { createCommand } from '../subcommands.ts';

export const storyCommand = createCommand('story', 'stories', {
  list: {
    takes: '[--drafts] [--withdrawn]',
    does: 'what is scheduled and the newest that is out; or what is not out yet; or what was taken back',
    run: list,
  },
  show: {
    takes: 'ID|DRAFT',
    does: 'a story or a draft as a file, to edit it',
    run: async (call, [name]) => console.log((await callCommand<{ file: string }>(call, '/story/show', { name })).file),
  },
  draft: {
    takes: 'FILE|-',
    does: 'keep a new story that is not out yet',
    run: async (call, [file = '']) =>
      tell(await callCommand(call, '/story/draft', { file: await readText(file) }), 'kept'),
  },
  edit: {
    takes: 'ID|DRAFT FILE|-',
    does: 'change a draft; or begin a working copy of a story that is out',
    run: async (call, [name, file = '']) =>
      tell(await callCommand(call, '/story/edit', { name, file: await readText(file) }), 'kept'),
  },
  preview: { takes: 'DRAFT', does: 'the address at which a draft can be read for a week', run: preview },
  publish: {
    takes: 'DRAFT [--at "TIME"] [--correction "NOTE"]',
    does: 'publish a draft, at once or at a time as 2026-11-22 06:00; tell readers what was wrong before',
    run: publish,
  },
  discard: {
    takes: 'DRAFT',
    does: 'throw a draft away',
    run: async (call, [name]) => tell(await callCommand(call, '/story/discard', { name }), 'discarded'),
  },
  correct: {
    takes: 'ID "NOTE"',
    does: 'tell readers what was wrong in a story, its text as it is',
    run: async (call, [name, note]) => {
      await callCommand(call, '/story/correct', { name, note });
      console.log(`${name} corrected`);
    },
  },
  withdraw: {
    takes: 'ID ["REASON"]',
    does: 'take a story back: its page says so, and why',
    run: async (call, [name, reason]) => {
      await callCommand(call, '/story/withdraw', { name, reason });
      console.log(`${name} withdrawn`);
    },
  },
  restore: {
    takes: 'ID',
    does: 'give a story that was taken back to readers again',
    run: async (call, [name]) => {
      await callCommand(call, '/story/restore', { name });
      console.log(`${name} restored`);
    },
  },
});

function tell({ draft, version, story: article, title }: DraftSummary, state = ''): void {
  const of = article === null ? '' : `, of story ${article}`;
  console.log(`${draft}${state && ` ${state}`}, version ${version}${of}: ${title}`);
}

async function list(call: Call, _: string[], options: { drafts?: boolean; withdrawn?: boolean }): Promise<void> {
  if (options.drafts) {
    const { drafts } = await callCommand<{ drafts: DraftSummary[] }>(call, '/story/drafts');
    for (const draft of drafts) tell(draft);
    return;
  }
  const path = options.withdrawn ? '/story/withdrawn' : '/story/list';
  const { stories } = await callCommand<{ stories: (ArticleSummary & { reason?: string })[] }>(call, path);
  for (const { id, at, title, reason } of stories) {
    const time = new Date(at);
    const state = options.withdrawn ? 'withdrawn' : time > new Date() ? 'scheduled' : 'out';
    console.log(`${String(id).padEnd(8)} ${state} ${formatBangkokTime(time)}  ${title}${reason ? ` (${reason})` : ''}`);
  }
}

async function preview(call: Call, [name]: string[]): Promise<void> {
  const answer = await callCommand<{ address: string; expiresAt: string }>(call, '/story/preview', { name });
  console.log(`${answer.address}\ngood until ${formatBangkokTime(new Date(answer.expiresAt))}`);
}

async function publish(call: Call, [draft]: string[], options: object): Promise<void> {
  const { publishedAt, address } = await callCommand<PublishedArticle & { address: string }>(call, '/story/publish', {
    draft,
    ...options,
  });
  const at = new Date(publishedAt);
  console.log(at > new Date() ? `${address} appears at ${formatBangkokTime(at)}` : `${address} is out`);
}
