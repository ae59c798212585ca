import { randomUUID } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { BEFORE_PAINT_SCRIPT } from './beforePaint.ts';
import { escapeScript, renderPageScript, takeOwnScripts } from './platform/rendering/index.server.ts';
import { isPreviewPath, type PolicyParts, renderContentSecurityPolicy } from './platform/security/index.server.ts';
import { settings } from './platform/services/index.server.ts';

/**
 * Renders a whole page in one piece: its HTML, the data its hydration starts from, and the policy that lets exactly its
 * own scripts run. See docs/decisions/0002-whole-pages-rendered-at-once.md.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // the development server's scripts are the router's own
  const stream = import.meta.env.PROD ? undefined : context.serverHandoffStream;
  // without its stream the router renders in one go: every loader has ended by now, there is nothing to wait for
  delete context.serverHandoffStream;
  // it builds each route that it is given, for every page anew: it gets those of this page
  const ids = new Set(context.staticHandlerContext.matches.map(({ route }) => route.id));
  const routes = Object.fromEntries(Object.entries(context.manifest.routes).filter(([id]) => ids.has(id)));
  const rendered = { ...context, manifest: { ...context.manifest, routes } };
  // random: a script inside an article cannot carry it and pass for one of the page's own
  const mark = randomUUID();
  const page = renderToString(<ServerRouter context={rendered} url={request.url} nonce={mark} />);
  const end = page.lastIndexOf('</body>');
  const script = stream ? renderStream(await readAll(stream), mark) : renderPageScript(context, mark);
  const whole = `<!DOCTYPE html>${page.slice(0, end)}${script}${page.slice(end)}`;
  const { html, scripts } = takeOwnScripts(whole, mark);
  headers.set('content-type', 'text/html; charset=utf-8');
  // the development server writes scripts and styles of its own into the page
  if (import.meta.env.PROD) {
    const policy = renderContentSecurityPolicy([BEFORE_PAINT_SCRIPT, ...scripts], policyParts(request));
    headers.set('content-security-policy', policy);
  }
  return new Response(html, { status, headers });
}

/** A preview may be framed beside the text that it shows, by the service in which that is written. */
function policyParts({ url }: Request): PolicyParts {
  const framedBy =
    settings.contentApi && isPreviewPath(new URL(url).pathname) ? new URL(settings.contentApi).origin : null;
  const { streamHosts, marketing, siteUrl } = settings;
  return { streamHosts, marketing, framedBy, isHttps: siteUrl.startsWith('https:') };
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
