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

/** The paragraphs of a story's HTML as text, white space folded, without captions, tables and headings. */
export function blocksOf(html: string): string[] {
  const blocks: string[] = [];
  let text = '';
  let skipping = 0;
  const end = () => {
    const block = text.replace(/[\s\u00a0]+/g, ' ').trim();
    if (block) blocks.push(block);
    text = '';
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
  parser.end(html);
  end();
  return blocks;
}
