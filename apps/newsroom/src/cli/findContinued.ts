import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { ActionDescription, Continued, Uploaded } from '../actions/index.ts';
import { type Call, fetchOutput } from './call.ts';

/**
 * Finds where the upload of a file was interrupted.
 * @returns undefined when nothing of it is stored, or what is stored is the beginning of another file
 */
export async function findContinued(
  call: Call,
  { query }: NonNullable<ActionDescription['continued']>,
  input: Record<string, unknown>,
  path: string,
): Promise<Continued | undefined> {
  const { upload, parts, partBytes } = (await fetchOutput(call, query, input)) as Uploaded;
  if (upload === null || !(await hasParts(path, parts, partBytes))) return undefined;
  return { upload, bytes: parts.length * partBytes };
}

async function hasParts(path: string, parts: string[], partBytes: number): Promise<boolean> {
  const file = await open(path);
  try {
    for (const [number, part] of parts.entries()) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(partBytes), 0, partBytes, number * partBytes);
      if (createHash('sha256').update(buffer.subarray(0, bytesRead)).digest('hex') !== part) return false;
    }
    return parts.length > 0;
  } finally {
    await file.close();
  }
}
