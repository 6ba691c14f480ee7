import type { Route } from '@mynah/contract';
import type { z } from 'zod';
import type { InputPart } from '../errors/index.ts';
import { withoutAbsentFields, withoutAbsentKeys } from './absent-values.ts';
import { camelize } from './camelize.ts';
import { storableText } from './storable-text.ts';

/** A part of the request that its schema refuses; answered with 422 in the API's list form. */
export class InputFault extends Error {
  readonly part: InputPart;
  readonly issues: readonly z.core.$ZodIssue[];

  constructor(part: InputPart, issues: readonly z.core.$ZodIssue[]) {
    super(`${part} is not valid: ${issues[0]?.message ?? ''}`);
    this.part = part;
    this.issues = issues;
  }
}

interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** What is left of a part when what says nothing is gone. */
type Reading = (schema: z.ZodType, value: unknown) => unknown;

const asItIs: Reading = (_, value) => value;

/** Parses path, query and body by the route's schemas, on the inside's names. @throws InputFault */
export function parseInput(route: Route, raw: RawInput) {
  const readBody = route.upload || route.takesForm ? withoutAbsentFields : withoutAbsentKeys;
  return {
    params: part('path', route.params, raw.params, asItIs),
    query: part('query', route.query, raw.query, withoutAbsentFields),
    body: part('body', route.body, route.body ? (raw.body ?? {}) : undefined, readBody),
  };
}

function part(name: InputPart, schema: z.ZodType | undefined, value: unknown, read: Reading): unknown {
  if (!schema) return undefined;
  const { value: storable, issues } = storableText(value);
  if (issues.length > 0) throw new InputFault(name, issues);
  const parsed = schema.safeParse(read(schema, storable), { reportInput: true });
  if (!parsed.success) throw new InputFault(name, parsed.error.issues);
  return camelize(schema, parsed.data);
}
