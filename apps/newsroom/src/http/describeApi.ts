import { problem } from '@sala/contracts';
import { z } from 'zod';
import type { Catalogue } from './endpoint.ts';

/** The OpenAPI 3.1 description of a catalogue, with the contracts as they are on the wire. */
export function describeApi(catalogue: Catalogue, address: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of catalogue) {
    const path = endpoint.path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method ?? 'get']: describe(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Sala newsroom', version: '0.1.0', description: 'The services a station’s website is made from.' },
    servers: [{ url: address }],
    paths,
  };
}

const toSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
const toContent = (schema: z.ZodType, type = 'application/json') => ({
  content: { [type]: { schema: toSchema(schema) } },
});
const toProblem = (description: string) => ({ description, ...toContent(problem, 'application/problem+json') });

function describe(endpoint: Catalogue[number]): object {
  const { path, summary, input } = endpoint;
  const parameters = Object.entries(listFields(input)).map(([name, schema]) => ({
    name,
    in: path.includes(`:${name}`) ? 'path' : 'query',
    required: !schema.safeParse(undefined).success,
    schema: toSchema(schema),
  }));
  const refusals = { 400: toProblem('Bad parameters'), 404: toProblem('Nothing by that name') };
  if ('type' in endpoint) {
    const file = { description: summary, content: { [endpoint.type]: {} } };
    return { summary, parameters, responses: { 200: file, ...refusals } };
  }
  const { body, answer, status = 200, missing } = endpoint;
  const responses = {
    ...(answer ? { [status]: { description: summary, ...toContent(answer) } } : { 204: { description: summary } }),
    ...refusals,
    ...(missing && { 404: { description: 'Nothing by that name', ...toContent(z.strictObject({})) } }),
    ...(body && { 413: toProblem('Too large') }),
  };
  return {
    summary,
    parameters,
    ...(body && { requestBody: { required: true, ...toContent(body.contract) } }),
    responses,
  };
}

/** The fields of an object's schema, even when a transform follows it. */
function listFields(schema: z.ZodType): Record<string, z.ZodType> {
  if (schema instanceof z.ZodPipe) return listFields(schema.in as z.ZodType);
  return schema instanceof z.ZodObject ? schema.shape : {};
}
