import { UploadedFile } from '@mynah/contract/uploads';
import type { z } from 'zod';
import { innerSchema, partsOf } from './schema-parts.ts';

/** Clients write "nothing" in many ways. What a schema need not have is left out, before the schema looks. */

type Fields = Readonly<Record<string, unknown>>;

/**
 * Fields of an address or a form without those that say nothing: an empty value, the text `null`, a file input that
 * was left empty. A field that must be there keeps its value: `null` may be what somebody wants to hear.
 */
export function withoutAbsentFields(schema: z.ZodType, given: unknown): Record<string, unknown> {
  const { shape = {} } = partsOf(schema);
  const fields: Record<string, unknown> = Object.create(null);
  for (const [written, value] of Object.entries((given ?? {}) as Fields)) {
    const name = fieldName(shape, written);
    const field = fieldOf(shape, name);
    const present = field && mayBeAbsent(field) ? presentValue(value) : value;
    if (present !== undefined) addField(fields, name, present);
  }
  return fields;
}

type Shape = Readonly<Record<string, z.ZodType>>;

/** Names come from outside: `constructor` is no field. */
const fieldOf = (shape: Shape, name: string): z.ZodType | undefined =>
  Object.hasOwn(shape, name) ? shape[name] : undefined;

/** `voice_ids[]` and `voice_ids[0]`, as PHP and jQuery write lists. */
function fieldName(shape: Shape, written: string): string {
  const name = written.replace(/\[\d*\]$/, '');
  return fieldOf(shape, name) ? name : written;
}

/** A name that came before makes a list. */
export function addField(fields: Record<string, unknown>, name: string, value: unknown): void {
  const before = fields[name];
  if (before === undefined) fields[name] = value;
  // a form may name a key a million times
  else if (Array.isArray(before) && !Array.isArray(value)) before.push(value);
  else fields[name] = [before, value].flat();
}

function presentValue(value: unknown): unknown {
  if (!Array.isArray(value)) return isNothing(value) || value === 'null' ? undefined : value;
  // among others, `null` is a word like any
  const present = value.filter((item) => !isNothing(item));
  return present.length > 0 ? present : undefined;
}

const isNothing = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  (value instanceof UploadedFile && value.sizeBytes === 0 && value.fileName === '');

/**
 * A JSON body without the nulls of keys that may be absent and take no null. Where null means something (a value is
 * taken away), the schema takes it.
 */
export function withoutAbsentKeys(schema: z.ZodType, value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  const inner = innerSchema(schema);
  if (inner) return withoutAbsentKeys(inner, value);
  const { element, options, shape } = partsOf(schema);
  if (element && Array.isArray(value)) return value.map((item) => withoutAbsentKeys(element, item));
  if (options) return withoutKeysOfOption(options, value);
  if (!shape || Array.isArray(value)) return value;
  const kept = Object.entries(value).flatMap(([key, item]): [string, unknown][] => {
    const field = fieldOf(shape, key);
    if (!field) return [[key, item]];
    const isAbsent = item === null && mayBeAbsent(field) && !takesNull(field);
    return isAbsent ? [] : [[key, withoutAbsentKeys(field, item)]];
  });
  return Object.fromEntries(kept);
}

/** Of several forms the one that the value has. */
function withoutKeysOfOption(options: readonly z.ZodType[], value: object): unknown {
  for (const option of options) {
    const kept = withoutAbsentKeys(option, value);
    if (option.safeParse(kept).success) return kept;
  }
  return value;
}

/** Asked once of each schema: they live as long as the program. */
function remembered(ask: (schema: z.ZodType) => boolean): (schema: z.ZodType) => boolean {
  const answers = new WeakMap<z.ZodType, boolean>();
  return (schema) => {
    const answer = answers.get(schema) ?? ask(schema);
    answers.set(schema, answer);
    return answer;
  };
}

const mayBeAbsent = remembered((schema) => schema.safeParse(undefined).success);
const takesNull = remembered((schema) => schema.safeParse(null).success);

const anyFile = new UploadedFile({ path: '', fileName: 'any', contentType: '', sizeBytes: 1 });
const takesFile = remembered((schema) => schema.safeParse(anyFile).success);

/** Does the form's schema want a file by this name? Undefined for a name that it does not know. */
export function isFileField(schema: z.ZodType, written: string): boolean | undefined {
  const { shape = {} } = partsOf(schema);
  const field = fieldOf(shape, fieldName(shape, written));
  return field && takesFile(field);
}
