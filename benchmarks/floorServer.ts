import { createServer } from 'node:http';
import { type ChildNode, Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { read } from './processes.ts';

// The minimum cost of a page: rendering its HTML from React elements that never change (`/page?…`), and sending the
// answer of a service unchanged (`/answer?…`). The query is the address from which the content is loaded once.

function toElements(nodes: ChildNode[]): ReactNode[] {
  return nodes.map((node, key) => {
    if (isText(node)) return node.data;
    return isTag(node) || node instanceof Element ? toElement(node, key) : null;
  });
}

function toElement({ name, attribs, children }: Element, key: number): ReactNode {
  // React accepts only objects as styles and functions as handlers: these attributes are renamed, and keep their size
  const properties = Object.entries(attribs).map(([attribute, value]) => [
    /^(style|on.*)$/.test(attribute) ? `data-${attribute}` : attribute,
    value,
  ]);
  const [first] = children;
  const isRaw = name === 'script' || name === 'style';
  const inside = isRaw && first && isText(first) ? { dangerouslySetInnerHTML: { __html: first.data } } : {};
  return createElement(
    name,
    { key, ...Object.fromEntries(properties), ...inside },
    ...(isRaw ? [] : toElements(children)),
  );
}

const pages = new Map<string, ReactNode>();
const answers = new Map<string, Buffer>();

async function answer(address: string): Promise<string | Buffer> {
  const [path = '', source = ''] = address.split(/\?(.*)/);
  if (path === '/answer') {
    const body = answers.get(source) ?? (await read(source));
    answers.set(source, body);
    return body;
  }
  const page = pages.get(source) ?? toElements(parseDocument((await read(source)).toString()).children);
  pages.set(source, page);
  return `<!DOCTYPE html>${renderToString(page)}`;
}

createServer((incoming, outgoing) => {
  answer(incoming.url ?? '').then(
    (body) => outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body),
    (error) => outgoing.writeHead(500).end(String(error)),
  );
}).listen(Number(process.env.BENCH_PORT), () => process.send?.('ready'));
for (const end of ['SIGTERM', 'disconnect'] as const) process.once(end, () => process.exit(0));
