import { toAfterPaint } from './afterPaint.server.ts';

const SCRIPT_END = '</script>';
const ROUTER_SCRIPT = ' type="module" async="">';
const PRELOAD = /^<link rel="modulepreload" href="([^"]+)"$/;

/**
 * Takes the mark off what was rendered with it as its nonce: the page as everybody gets it, and the inline scripts
 * among that, in order. What an article or a service has brought into the page does not know the mark, so it is never
 * among them. Where they are deferred, the router's scripts come after the first paint
 * (docs/decisions/0028-scripts-come-after-the-first-paint.md). It goes through the page once: that is a tenth of what a
 * page costs.
 */
export function takeOwnScripts(page: string, mark: string, areDeferred: boolean): { html: string; scripts: string[] } {
  // each part but the last ends within a tag, where its mark stood
  const parts = page.split(` nonce="${mark}"`);
  const scripts: string[] = [];
  const preloaded: string[] = [];
  for (let index = 1; index < parts.length; index++) {
    const before = parts[index - 1] as string;
    const behind = parts[index] as string;
    const start = before.lastIndexOf('<');
    const end = behind.indexOf('>') + 1;
    const tag = before.slice(start);
    const [, preload] = (areDeferred && PRELOAD.exec(tag)) || [];
    if (preload) {
      preloaded.push(preload);
      parts[index - 1] = before.slice(0, start);
      parts[index] = behind.slice(end);
    } else if (tag.startsWith('<script') && !(tag + behind.slice(0, end)).includes(' src=')) {
      const code = behind.slice(end, behind.indexOf(SCRIPT_END));
      const isRouters = areDeferred && tag === '<script' && behind.startsWith(ROUTER_SCRIPT);
      const script = isRouters ? toAfterPaint(code, preloaded) : code;
      scripts.push(script);
      parts[index] = behind.slice(0, end) + script + behind.slice(end + code.length);
    }
  }
  return { html: parts.join(''), scripts };
}
