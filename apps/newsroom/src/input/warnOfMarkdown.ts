import { toPlainText } from '@sala/thai';

/** What Markdown writes for bold text, a link, a heading, code and a table. */
const MARKDOWN = /\*\*[^*\n]+\*\*|\[[^[\]\n]+\]\(https?:[^()\s]+\)|^#{1,6} .+|^```.*|^\|[ :]*-[-:| ]*$/m;

const QUOTED_LENGTH = 60;

/** At most one sentence, with the first part of an editor's text in which readers would see the signs of Markdown. */
export function warnOfMarkdown(text: string): string[] {
  const [found] = MARKDOWN.exec(text) ?? [];
  if (found === undefined) return [];
  const quoted = toPlainText(found).slice(0, QUOTED_LENGTH);
  return [
    `Readers see “${quoted}” as it is typed: a text has no Markdown. Bold text is <b>, a link <a href="…">, a heading <h2>, a table <table>.`,
  ];
}
