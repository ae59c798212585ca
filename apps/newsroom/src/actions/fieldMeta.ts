import { z } from 'zod';

/** The schema of a field's value where it is given. */
export function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return unwrap(schema.unwrap() as z.ZodType);
  return schema;
}

/** The `FieldMeta` of a field of an input, which may be optional. */
export const readFieldMeta = (schema: z.ZodType): z.GlobalMeta => schema.meta() ?? unwrap(schema).meta() ?? {};
