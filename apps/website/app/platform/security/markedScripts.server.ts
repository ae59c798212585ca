/**
 * Takes the mark off what was rendered with it as its nonce: the page as everybody gets it, and the inline scripts
 * among that, in order. What an article or a service has brought into the page does not know the mark, so it is never
 * among them.
 */
export function removeScriptMarks(page: string, mark: string): { html: string; scripts: string[] } {
  const marked = new RegExp(`<script(?=[^>]* nonce="${mark}")(?![^>]* src=)[^>]*>([\\s\\S]*?)</script>`, 'g');
  const scripts = [...page.matchAll(marked)].map(([, script = '']) => script);
  return { html: page.replaceAll(` nonce="${mark}"`, ''), scripts };
}
