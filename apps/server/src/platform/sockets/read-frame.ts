import type { z } from 'zod';
import { Failure } from '../errors/index.ts';
import { withoutAbsentKeys } from '../http/absent-values.ts';
import { type Camelized, camelize } from '../http/camelize.ts';

/** Reads one frame by its schema. @throws Failure `invalid_request` */
export function readFrame<S extends z.ZodType>(schema: S, frame: string): Camelized<z.output<S>> {
  const parsed = schema.safeParse(withoutAbsentKeys(schema, parseJson(frame)));
  if (parsed.success) return camelize(schema, parsed.data);
  const [issue] = parsed.error.issues;
  throw new Failure(
    'invalid_request',
    `The message is not valid: ${issue?.path.join('.')}: ${issue?.message}.`,
  );
}

function parseJson(frame: string): unknown {
  try {
    return JSON.parse(frame);
  } catch {
    throw new Failure('invalid_request', 'The message is not valid JSON.');
  }
}
