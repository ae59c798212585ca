import { Parser } from 'htmlparser2';
import { leaveOutHidden } from '../input/index.ts';

/** Elements without running text: captions and tables make no sense alone, and a title is the name of a file. */
const SKIPPED = new Set(['figcaption', 'figure', 'table', 'iframe', 'script', 'style', 'template', 'title']);
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4']);
const BLOCKS = new Set(['p', 'li', 'blockquote', 'div', 'section', 'article', 'ul', 'ol', 'br', 'hr']);

// ten times a long article; the limit keeps hostile input from blocking the newsroom
const MAX_HTML_LENGTH = 300_000;
const MAX_TEXT_LENGTH = 40_000;
const MAX_BLOCK_LENGTH = 5_000;

/**
 * The paragraphs of an article's HTML as text, white space folded, without captions and tables, with the headings
 * between them or without; the first 40,000 characters. A paragraph of more than 5,000 becomes several.
 */
export function splitBlocks(html: string, headings: 'with' | 'without'): string[] {
  const isSkipped = (name: string) => SKIPPED.has(name) || (headings === 'without' && HEADINGS.has(name));
  const isBlock = (name: string) => BLOCKS.has(name) || HEADINGS.has(name);
  const blocks: string[] = [];
  let text = '';
  let length = 0;
  let skipping = 0;
  const end = () => {
    for (let rest = text.replace(/[\s\u00a0]+/g, ' ').trim(); rest !== '' && length < MAX_TEXT_LENGTH; ) {
      const space = rest.length > MAX_BLOCK_LENGTH ? rest.lastIndexOf(' ', MAX_BLOCK_LENGTH) : -1;
      const block = rest.slice(0, space > 0 ? space : MAX_BLOCK_LENGTH);
      length += block.length;
      if (length <= MAX_TEXT_LENGTH) blocks.push(block);
      rest = rest.slice(block.length).trimStart();
    }
    text = '';
  };
  const parser = new Parser({
    onopentagname: (name) => {
      if (isSkipped(name)) skipping += 1;
      if (isSkipped(name) || isBlock(name)) end();
    },
    ontext: (part) => {
      if (skipping === 0) text += part;
    },
    onclosetag: (name) => {
      if (isSkipped(name)) skipping -= 1;
      else if (isBlock(name)) end();
    },
  });
  parser.end(leaveOutHidden(html.slice(0, MAX_HTML_LENGTH)));
  end();
  return blocks;
}
