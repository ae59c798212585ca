import { IDEMPOTENCY_HEADER, idempotencyKey, type Problem } from '@sala/contracts';
import type { z } from 'zod';
import { toJsonResponse } from '../requests/index.server.ts';
import type { JsonResponse } from '../requests/index.ts';
import { settings } from '../services/index.server.ts';
import { findFormKey } from './formKeys.server.ts';
import { isFromOwnPage } from './isFromOwnPage.ts';

/** How much of a body is read, in bytes, unless it may be more: a browser's subscription is an eighth of it. */
const MAX_BODY_BYTES = 4 * 1024;

/** A JSON problem (RFC 9457), which no cache stores. */
export function toProblemResponse(
  status: number,
  title: string,
  headers: Record<string, string> = {},
): JsonResponse<Problem> {
  const body: Problem = { type: 'about:blank', title, status };
  return toJsonResponse(body, {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  });
}

/** 405, with the methods that the route takes: a page of ours uses no other one. */
export function toMethodResponse(allow = 'POST'): JsonResponse<Problem> {
  return toProblemResponse(405, `Only ${allow}`, { allow });
}

/** 204, which no cache stores. */
export function toNoContentResponse(): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

/** Whether a service has saved what it was sent, by the status of its answer: 204, which has no body, is usual. */
export const isSaved = (status: number): boolean => status < 300;

/**
 * Tells a page whether what a reader sent was saved, by the status that a service answered: 204 when it was; where the
 * service has said what is wrong with it, that status with its title from `problems`; 503 otherwise.
 */
export function toWriteResponse(status: number, problems: Record<number, string> = {}): Response {
  if (isSaved(status)) return toNoContentResponse();
  const problem = problems[status];
  return problem === undefined
    ? toProblemResponse(503, 'The service does not answer')
    : toProblemResponse(status, problem);
}

/**
 * Reads what a page of this site sends, as JSON; `what` names it in the 400.
 * @throws a response: 403 when another site may have sent it, 413 when it is over `maxBytes` (4 kB), 400
 * when it is not of the schema
 */
export async function parseOwnPageInput<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  what: string,
  maxBytes = MAX_BODY_BYTES,
): Promise<z.output<Schema>> {
  if (!isJson(request)) throw toForbiddenResponse();
  return parseInput(schema, parseJson(await readOwnBody(request, maxBytes)), what);
}

/**
 * Reads what a form of this site sends; `what` names it in the 400.
 * @throws as {@link parseOwnPageInput}
 */
export async function parseOwnPageForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  what: string,
): Promise<z.output<Schema>> {
  const fields = new URLSearchParams(await readOwnBody(request, MAX_BODY_BYTES));
  return parseInput(schema, Object.fromEntries(fields), what);
}

/** The id that the page gave to the `content` that it sends; one of ours for what a form without scripts sends. */
export function readIdempotencyKey(request: Request, content: object): string {
  return idempotencyKey.safeParse(request.headers.get(IDEMPOTENCY_HEADER)).data ?? findFormKey(request, content);
}

/** True for JSON: no form can send it, and another site only after a preflight request. */
export function isJson(request: Request): boolean {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}

async function readOwnBody(request: Request, maxBytes: number): Promise<string> {
  if (!isFromOwnPage(request, settings.siteUrl)) throw toForbiddenResponse();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw toProblemResponse(413, 'Too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function toForbiddenResponse(): Response {
  return toProblemResponse(403, 'Only the site’s own pages may send this');
}

function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown, what: string): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw toProblemResponse(400, `Not a ${what}`);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
