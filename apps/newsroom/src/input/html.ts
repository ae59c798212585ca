/** A text as it may stand in HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A text of an editor's as HTML: HTML stays as it is; plain text is paragraphs with an empty line between them. */
export function toBodyHtml(text: string): string {
  if (text === '' || text.startsWith('<')) return text;
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim())}</p>`)
    .join('\n');
}
