import { z } from 'zod';
import type { Action, Role } from './action.ts';
import { readFieldMeta, unwrap } from './fieldMeta.ts';

/** A field of an action's input, as the command line needs to know it. */
export interface Parameter {
  name: string;
  /** The placeholder of its value in a usage. */
  placeholder: string;
  isPositional: boolean;
  isOptional: boolean;
  isRepeated: boolean;
  isSwitch: boolean;
  canBeOff: boolean;
  writes?: 'bytes' | 'stream';
  reads?: 'text' | 'json' | 'bytes' | 'stream';
  maxBytes?: number;
}

/** The description of an action, for a client that has no actions of its own. */
export interface ActionDescription {
  name: string;
  summary: string;
  role: Role;
  parameters: Parameter[];
  /** The field for the byte from which an upload goes on, and the query whose answer is `uploaded`. */
  continued?: { field: string; query: string };
}

/** Describes an action for clients; positionals come first, in their order. */
export function describeAction({ name, summary, role, input, positionals }: Action<never>): ActionDescription {
  const continued = findContinued(input);
  const others = Object.keys(input.shape).filter((field) => !positionals.includes(field) && field !== continued?.field);
  return {
    name,
    summary,
    role,
    ...(continued && { continued }),
    parameters: [...positionals, ...others].map((field) =>
      toParameter(field, input.shape[field] as z.ZodType, positionals),
    ),
  };
}

function findContinued({ shape }: z.ZodObject): ActionDescription['continued'] {
  for (const [field, schema] of Object.entries(shape)) {
    const { continues: query } = readFieldMeta(schema as z.ZodType);
    if (query) return { field, query };
  }
  return undefined;
}

function toParameter(name: string, schema: z.ZodType, positionals: readonly string[]): Parameter {
  const isPositional = positionals.includes(name);
  const inner = unwrap(schema);
  const { placeholder, reads, writes, maxBytes, canBeOff = false } = readFieldMeta(schema);
  return {
    name,
    isPositional,
    canBeOff,
    placeholder: placeholder ?? (isPositional ? name.toUpperCase() : 'TEXT'),
    // a JSON file may hold anything, but it must be given
    isOptional: reads !== 'json' && schema.safeParse(undefined).success,
    // an action whose only field is a file can take several files
    isRepeated: inner instanceof z.ZodArray || (reads === 'stream' && positionals.length === 1),
    isSwitch: inner instanceof z.ZodBoolean && !writes,
    ...(writes && { writes }),
    ...(reads && { reads }),
    ...(maxBytes && { maxBytes }),
  };
}
