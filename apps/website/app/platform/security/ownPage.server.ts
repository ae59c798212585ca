import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_HEADER, idempotencyKey, type Problem } from '@sala/contracts';
import type { z } from 'zod';
import { settings } from '../services/index.server.ts';
import { isFromOwnPage } from './ownOrigin.ts';

/** How much of a body is read, in bytes, unless it may be more: a browser's subscription is an eighth of it. */
const MAX_BODY_BYTES = 4 * 1024;

/** A JSON problem (RFC 9457), which no cache stores. */
export function toProblemResponse(status: number, title: string, headers: Record<string, string> = {}): Response {
  const body: Problem = { type: 'about:blank', title, status };
  return Response.json(body, {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  });
}

/**
 * Reads what a page of this site sends, as JSON; `what` names it in a refusal.
 * @throws a response: 403 when another site may have sent it, 413 when it is over `maxBytes` (4 kB), 400
 * when it is not of the schema
 */
export async function parseOwnPageInput<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  what: string,
  maxBytes = MAX_BODY_BYTES,
): Promise<z.output<Schema>> {
  if (!isJson(request) || !isFromOwnPage(request, settings.siteUrl))
    throw toProblemResponse(403, 'Only the site’s own pages may send this');
  const body = await readBody(request, maxBytes);
  if (body === null) throw toProblemResponse(413, 'Too large');
  const read = schema.safeParse(parseJson(body));
  if (!read.success) throw toProblemResponse(400, `Not a ${what}`);
  return read.data;
}

/**
 * Reads what a form of this site sends; `what` names it in a refusal.
 * @throws as {@link parseOwnPageInput}
 */
export async function parseOwnPageForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  what: string,
): Promise<z.output<Schema>> {
  if (!isFromOwnPage(request, settings.siteUrl))
    throw toProblemResponse(403, 'Only the site’s own pages may send this');
  const body = await readBody(request, MAX_BODY_BYTES);
  if (body === null) throw toProblemResponse(413, 'Too large');
  const read = schema.safeParse(Object.fromEntries(new URLSearchParams(body)));
  if (!read.success) throw toProblemResponse(400, `Not a ${what}`);
  return read.data;
}

/**
 * The id that the page gave to what it sends; a new one for what a form without scripts sends: proxies behind us may
 * send it twice.
 */
export function readIdempotencyKey(request: Request): string {
  return idempotencyKey.safeParse(request.headers.get(IDEMPOTENCY_HEADER)).data ?? randomUUID();
}

// no form can send it, and no other site without being asked first
export function isJson(request: Request): boolean {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}

async function readBody(request: Request, maxBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
