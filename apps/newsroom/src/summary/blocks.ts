import { cut } from '@sala/thai';
import { Parser } from 'htmlparser2';

/** What is no running text: captions, tables and headings say nothing by themselves. */
const SKIPPED = new Set([
  'figcaption',
  'figure',
  'table',
  'iframe',
  'script',
  'style',
  'template',
  'h1',
  'h2',
  'h3',
  'h4',
]);
const BLOCKS = new Set(['p', 'li', 'blockquote', 'div', 'section', 'article', 'ul', 'ol', 'br', 'hr']);

// a long story has a tenth of it; whatever is given must not stop the newsroom
const MOST_HTML = 300_000;
const MOST_TEXT = 40_000;
const LONGEST_BLOCK = 5_000;

/** The paragraphs of a story's HTML as text, white space folded, without captions, tables and headings; the first 40,000 characters. */
export function blocksOf(html: string): string[] {
  const blocks: string[] = [];
  let text = '';
  let length = 0;
  let skipping = 0;
  const end = () => {
    const block = cut(text.replace(/[\s\u00a0]+/g, ' ').trim(), LONGEST_BLOCK);
    text = '';
    length += block.length;
    if (block && length <= MOST_TEXT) blocks.push(block);
  };
  const parser = new Parser({
    onopentagname: (name) => {
      if (SKIPPED.has(name)) skipping += 1;
      if (SKIPPED.has(name) || BLOCKS.has(name)) end();
    },
    ontext: (part) => {
      if (skipping === 0) text += part;
    },
    onclosetag: (name) => {
      if (SKIPPED.has(name)) skipping -= 1;
      else if (BLOCKS.has(name)) end();
    },
  });
  parser.end(html.slice(0, MOST_HTML));
  end();
  return blocks;
}
