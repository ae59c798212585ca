const SCRIPT_END = '</script>';

/**
 * Removes the random mark that was rendered as a nonce. Returns the page, and its own inline scripts in order. Content
 * of articles and services does not know the mark, so that its scripts are never among them. A single pass, which is a
 * tenth of the cost of a page.
 */
export function takeOwnScripts(page: string, mark: string): { html: string; scripts: string[] } {
  // each part but the last ends inside a tag, where the mark was
  const parts = page.split(` nonce="${mark}"`);
  const scripts: string[] = [];
  for (let index = 1; index < parts.length; index++) {
    const before = parts[index - 1] as string;
    const behind = parts[index] as string;
    const end = behind.indexOf('>') + 1;
    const tag = before.slice(before.lastIndexOf('<')) + behind.slice(0, end);
    if (tag.startsWith('<script') && !tag.includes(' src='))
      scripts.push(behind.slice(end, behind.indexOf(SCRIPT_END)));
  }
  return { html: parts.join(''), scripts };
}
