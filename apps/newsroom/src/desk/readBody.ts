import type { z } from 'zod';
import { describeIssue } from '../errors/index.ts';
import { HttpError } from '../http/index.ts';
import type { DeskContext } from './deskSessions.ts';

/** @throws {HttpError} 400 when the body does not match the schema */
export async function readBody<Schema extends z.ZodType>(c: DeskContext, schema: Schema): Promise<z.output<Schema>> {
  const read = schema.safeParse(await c.req.json().catch(() => undefined), { error: describeIssue });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new HttpError(400, 'Bad body', `${issue?.path.join('.') || 'The body'}: ${issue?.message}.`);
}
