import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { HttpError, sendProblem } from './problem.ts';
import { limitBody, parseBody } from './requestBody.ts';

/** The description of an endpoint, for the router and for `/openapi.json`. */
interface Described<Input extends z.ZodType> {
  /** By default `get`. */
  method?: 'get' | 'post' | 'put' | 'delete';
  /** A Hono path such as `/pages/:pageName/content`. */
  path: string;
  summary: string;
  /** Parameters by name; those in `path` are read from the path, the others from the query. */
  input: Input;
}

/** An endpoint that answers with JSON, or with no body. */
export interface Endpoint<Input extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType>
  extends Described<Input> {
  /** Its JSON body: the name for problems (`A feedback`), the contract and the greatest size in bytes. */
  body?: { name: string; contract: Body; maxBytes?: number };
  /**
   * The contract of the payload. The handler returns the payload as it is on the wire, before the contract parses it.
   * Without a contract the answer is an empty 204.
   */
  answer?: Answer;
  /** The status of an answer with a payload; by default 200. */
  status?: 201;
  /** True when a missing resource is answered with an empty object, in place of a problem. */
  missing?: 'empty';
  /** The title of the problem for an invalid input or body; by default `Bad parameters`. */
  badRequestTitle?: string;
  /** True when no answer may be stored by caches, not even a problem. */
  isPrivate?: true;
}

/** An endpoint whose handler makes the response itself: files, playlists, streams. */
export interface FileEndpoint<Input extends z.ZodType> extends Described<Input> {
  /** The media type of the response. */
  type: string;
}

type AnyEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType> | FileEndpoint<z.ZodType>;

/** The endpoints that were added so far, for `/openapi.json`. */
export type Catalogue = AnyEndpoint[];

/** The parts of a request beside its parameters. */
interface Sent<Body extends z.ZodType> {
  body: z.output<Body>;
  headers: Headers;
}

const BAD_PARAMETERS = 'Bad parameters';

/**
 * Adds an endpoint to an application and to its catalogue. An invalid request is answered with 400, a body that is too
 * large with 413.
 */
export function addEndpoint<Input extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType>(
  app: Hono,
  catalogue: Catalogue,
  endpoint: Endpoint<Input, Body, Answer>,
  handle: (input: z.output<Input>, sent: Sent<Body>) => Promise<z.input<Answer>> | z.input<Answer>,
): void {
  catalogue.push(endpoint);
  const { method = 'get', path, body, answer, status = 200, badRequestTitle = BAD_PARAMETERS } = endpoint;
  if (endpoint.isPrivate) app.on(method, path, storeNothing);
  if (body) app.on(method, path, limitBody(body.name, body.maxBytes));
  app.on(method, path, async (c) => {
    const input = parseInput(c, endpoint.input);
    if (typeof input === 'string') return sendProblem(c, 400, badRequestTitle, input);
    const read = body && (await parseBody(c, body.contract));
    if (typeof read === 'string') return sendProblem(c, 400, badRequestTitle, read);
    try {
      const payload = await handle(input.data, { body: read as z.output<Body>, headers: c.req.raw.headers });
      return answer ? c.json(payload as object, status) : c.body(null, 204, { 'cache-control': 'no-store' });
    } catch (error) {
      // WIRE.md: some endpoints answer 404 with an empty object
      if (endpoint.missing && error instanceof HttpError && error.status === 404) return c.json({}, 404);
      throw error;
    }
  });
}

/** Adds an endpoint that makes its responses itself. Invalid parameters are answered with 400. */
export function addFileEndpoint<Input extends z.ZodType>(
  app: Hono,
  catalogue: Catalogue,
  endpoint: FileEndpoint<Input>,
  handle: (input: z.output<Input>, c: Context) => Promise<Response> | Response,
): void {
  catalogue.push(endpoint);
  app.on(endpoint.method ?? 'get', endpoint.path, (c) => {
    const input = parseInput(c, endpoint.input);
    return typeof input === 'string' ? sendProblem(c, 400, BAD_PARAMETERS, input) : handle(input.data, c);
  });
}

const storeNothing: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('cache-control', 'no-store');
};

/** Parses the parameters of a request; returns a string with the faults when they are invalid. */
function parseInput<Input extends z.ZodType>(c: Context, contract: Input): { data: z.output<Input> } | string {
  // a parameter given twice stays a list, which no schema accepts
  const query = Object.entries(c.req.queries()).map(([name, all]) => [name, all.length === 1 ? all[0] : all]);
  const read = contract.safeParse({ ...Object.fromEntries(query), ...c.req.param() });
  return read.success ? read : read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
}
