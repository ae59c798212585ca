import { type Problem, problem } from '@sala/contracts';
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';

/** An error response of an endpoint: `createApis` sends it as a JSON problem (RFC 9457) with `members` of its own. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  readonly detail: string;
  readonly members: object;
  constructor(status: ContentfulStatusCode, title: string, detail = '', members = {}) {
    super(title);
    this.status = status;
    this.detail = detail;
    this.members = members;
  }
}

/** Sends a JSON problem (RFC 9457). `detail` says what the client can do about it. */
export function sendProblem(
  c: Context,
  status: ContentfulStatusCode,
  title: string,
  detail = '',
  members = {},
): Response {
  const body: Problem = { type: 'about:blank', title, status, ...(detail && { detail }), ...members };
  return c.json(body, status, { 'content-type': 'application/problem+json' });
}

/** 404 for the archive of an unknown section: WIRE.md answers an empty object, not a problem. */
export class UnknownCategoryError extends HttpError {
  constructor(section: string) {
    super(404, 'No such section', section);
  }
}

/** A GET endpoint: its path, its parameters and the contract of its payload. */
export interface Endpoint<Input extends z.ZodObject, Answer extends z.ZodType> {
  /** A Hono path such as `/pages/:pageName/content`. */
  path: string;
  summary: string;
  /** Parameters by name; those in `path` are read from the path, the others from the query. */
  input: Input;
  /** The contract of the payload. The handler returns what goes on the wire, before the contract parses it. */
  answer: Answer;
  /** The contract of a 404's body where that is no problem. */
  missing?: z.ZodType;
}

/** The endpoints that were added, for `/openapi.json`. */
export type Catalogue = Endpoint<z.ZodObject, z.ZodType>[];

/** Adds a GET endpoint to an application and to its catalogue. Bad parameters are answered with 400. */
export function addEndpoint<Input extends z.ZodObject, Answer extends z.ZodType>(
  app: Hono,
  catalogue: Catalogue,
  endpoint: Endpoint<Input, Answer>,
  handler: (input: z.output<Input>, headers: Headers) => Promise<z.input<Answer>>,
): void {
  catalogue.push(endpoint);
  app.get(endpoint.path, async (c) => {
    // a parameter given twice stays a list, which no schema accepts
    const query = Object.entries(c.req.queries()).map(([name, all]) => [name, all.length === 1 ? all[0] : all]);
    const input = endpoint.input.safeParse({ ...Object.fromEntries(query), ...c.req.param() });
    if (input.success) return c.json((await handler(input.data, c.req.raw.headers)) as object);
    const detail = input.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
    return sendProblem(c, 400, 'Bad parameters', detail);
  });
}

/** The OpenAPI 3.1 description of a catalogue. The contracts are described as they are on the wire. */
export function describeApi(catalogue: Catalogue, address: string): object {
  const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const body = (description: string, schema: z.ZodType, type = 'application/json') => ({
    description,
    content: { [type]: { schema: schemaOf(schema) } },
  });
  const refusal = (description: string) => body(description, problem, 'application/problem+json');
  const paths = catalogue.map(({ path, summary, input, answer, missing }) => {
    const parameters = Object.entries(input.shape).map(([name, schema]) => ({
      name,
      in: path.includes(`:${name}`) ? 'path' : 'query',
      required: !schema.safeParse(undefined).success,
      schema: schemaOf(schema),
    }));
    const responses = {
      200: body(summary, answer),
      400: refusal('Bad parameters'),
      404: missing ? body('Nothing by that name', missing) : refusal('Nothing by that name'),
    };
    return [path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}'), { get: { summary, parameters, responses } }];
  });
  return {
    openapi: '3.1.0',
    info: { title: 'Sala newsroom', version: '0.1.0', description: 'The services a station’s website is made from.' },
    servers: [{ url: address }],
    paths: Object.fromEntries(paths),
  };
}
