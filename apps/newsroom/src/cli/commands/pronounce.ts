import type { SaidWord } from '../../control/index.ts';
import { CommandFailed } from '../../errors/index.ts';
import type { Entry } from '../../narrations/index.ts';
import { type Call, callCommand } from '../command.ts';
import { readText } from '../readFile.ts';
import { createCommand } from '../subcommands.ts';

const said = ({ word, reading }: Entry): string => `${word} → ${reading}`;

export const pronounceCommand = createCommand('pronounce', 'words that are read aloud', {
  list: {
    does: 'how words are read that the station has taught its voices',
    run: async (call) => {
      const { entries } = await callCommand<{ entries: Entry[] }>(call, '/pronounce/list');
      for (const entry of entries) console.log(said(entry));
    },
  },
  set: {
    takes: 'WORD READING',
    does: 'have a word read so, in Thai letters, such as NATO นา-โต้; stories that have it are read again',
    run: async (call, [word = '', reading = '']) => {
      for (const entry of await set(call, [{ word, reading }])) console.log(said(entry));
    },
  },
  remove: {
    takes: 'WORD',
    does: 'have a word read as it was before',
    run: async (call, [word]) => console.log(`removed ${said(await callCommand(call, '/pronounce/remove', { word }))}`),
  },
  import: {
    takes: 'FILE|-',
    does: 'take words from a file, a word, a tab and its reading on each line',
    run: async (call, [file = '']) => {
      const entries = await set(call, entriesOf(await readText(file)));
      console.log(`${entries.length} words`);
    },
  },
  try: {
    takes: '"TEXT"',
    does: 'what is said for a text, word by word in syllables',
    run: async (call, [text]) => {
      const { words } = await callCommand<{ words: SaidWord[] }>(call, '/pronounce/try', { text });
      for (const { text: written, reading } of words) console.log(`${written} → ${reading}`);
    },
  },
});

async function set(call: Call, entries: Entry[]): Promise<Entry[]> {
  return (await callCommand<{ entries: Entry[] }>(call, '/pronounce/set', { entries })).entries;
}

/** @throws {CommandFailed} naming the first line that is none */
function entriesOf(text: string): Entry[] {
  return text
    .replace(/^\ufeff/, '')
    .split('\n')
    .flatMap((line, at) => {
      if (line.trim() === '') return [];
      const [word, reading, ...more] = line.trim().split('\t');
      if (!word || !reading || more.length > 0)
        throw new CommandFailed(`Line ${at + 1} is not a word, a tab and its reading.`);
      return [{ word, reading }];
    });
}
