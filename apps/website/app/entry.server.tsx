import { randomUUID } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { BEFORE_PAINT_SCRIPT } from './beforePaint.ts';
import { escapeScript, renderPageScript, takeOwnScripts } from './platform/rendering/index.server.ts';
import { SCROLL_SCRIPT } from './platform/routing/index.ts';
import { isPreviewPath, type PolicyParts, renderContentSecurityPolicy } from './platform/security/index.server.ts';
import { settings } from './platform/services/index.server.ts';

/**
 * Renders a whole page at once: its HTML, the data for its hydration, and a policy that allows exactly its own scripts.
 * See docs/decisions/0002-whole-pages-rendered-at-once.md.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // in development, the router writes the scripts
  const stream = import.meta.env.PROD ? undefined : context.serverHandoffStream;
  // without a stream the router renders synchronously: all loaders have ended, so that there is nothing to wait for
  delete context.serverHandoffStream;
  // the router renders every route of the manifest for every page: it only gets the routes of this page
  const ids = new Set(context.staticHandlerContext.matches.map(({ route }) => route.id));
  const routes = Object.fromEntries(Object.entries(context.manifest.routes).filter(([id]) => ids.has(id)));
  const rendered = { ...context, manifest: { ...context.manifest, routes } };
  // random, so that a script inside of an article cannot have this nonce
  const mark = randomUUID();
  const page = renderToString(<ServerRouter context={rendered} url={request.url} nonce={mark} />);
  const end = page.lastIndexOf('</body>');
  const script = stream ? renderStream(await readAll(stream), mark) : renderPageScript(context, mark);
  const whole = `<!DOCTYPE html>${page.slice(0, end)}${script}${page.slice(end)}`;
  const { html, scripts } = takeOwnScripts(whole, mark);
  headers.set('content-type', 'text/html; charset=utf-8');
  // in development, Vite adds scripts and styles of its own to the page
  if (import.meta.env.PROD) {
    const policy = renderContentSecurityPolicy(
      [BEFORE_PAINT_SCRIPT, SCROLL_SCRIPT, ...scripts],
      toPolicyParts(request),
    );
    headers.set('content-security-policy', policy);
  }
  return new Response(html, { status, headers });
}

/**
 * A preview may be framed by the service in which its text is written. The marketing service's script, which reads the
 * page's address, must not get its token.
 */
function toPolicyParts({ url }: Request): PolicyParts {
  const isPreview = isPreviewPath(new URL(url).pathname);
  const { streamHosts, marketing, contentApi, siteUrl } = settings;
  return {
    streamHosts,
    marketing: isPreview ? null : marketing,
    framedBy: isPreview && contentApi ? new URL(contentApi).origin : null,
    isHttps: siteUrl.startsWith('https:'),
  };
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

function renderStream(handoff: string, mark: string): string {
  const controller = 'window.__reactRouterContext.streamController';
  return `<script nonce="${mark}">${controller}.enqueue(${escapeScript(JSON.stringify(handoff))});${controller}.close();</script>`;
}
