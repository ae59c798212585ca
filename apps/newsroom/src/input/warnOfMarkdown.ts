import { toPlainText } from '@sala/thai';

/** What Markdown writes for bold text, a link, a heading, code and a table. */
const MARKDOWN = /\*\*[^*\n]+\*\*|\[[^[\]\n]+\]\(https?:[^()\s]+\)|^#{1,6} .+|^```.*|^\|[ :]*-[-:| ]*$/m;

const QUOTED_LENGTH = 60;

/** The first part of a text in which readers would see the signs of Markdown; empty without any. */
export const findMarkdown = (text: string): string =>
  toPlainText(MARKDOWN.exec(text)?.[0] ?? '').slice(0, QUOTED_LENGTH);

/** At most one sentence, with the first part of an editor's text in which readers would see the signs of Markdown. */
export function warnOfMarkdown(text: string): string[] {
  const quoted = findMarkdown(text);
  if (quoted === '') return [];
  return [
    `Readers see “${quoted}” as it is typed: a text has no Markdown. Bold text is <b>, a link <a href="…">, a heading <h2>, a table <table>.`,
  ];
}
