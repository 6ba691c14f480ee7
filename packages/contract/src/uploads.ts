import { z } from 'zod';
import { documentedAsRead } from './wire.ts';

/** A file of a form, as it lies on the server's disk until the answer has been sent. */
export class UploadedFile {
  readonly path: string;
  /** As the sender calls it; for showing only, it says nothing of the content. */
  readonly fileName: string;
  readonly contentType: string;
  readonly sizeBytes: number;

  constructor(file: { path: string; fileName: string; contentType: string; sizeBytes: number }) {
    this.path = file.path;
    this.fileName = file.fileName;
    this.contentType = file.contentType;
    this.sizeBytes = file.sizeBytes;
  }
}

/** A file in the body of a route with `upload`. */
export const uploadedFile = z
  .instanceof(UploadedFile, { error: 'Expected a file' })
  .meta({ type: 'string', format: 'binary' });

/** Fields of forms come as text; a repeated key is a list. */
export const formBoolean = z
  .enum(['true', 'false', 'True', 'False', '1', '0'])
  .transform((value) => value.toLowerCase() === 'true' || value === '1')
  .pipe(z.boolean())
  .meta(documentedAsRead);

export const formInteger = (min: number, max: number) =>
  z
    .string()
    .regex(/^\s*-?\d+\s*$/, 'Not an integer')
    .transform(Number)
    .pipe(z.int().min(min).max(max))
    .meta(documentedAsRead);

export const formNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\s*-?\d+(\.\d+)?\s*$/, 'Not a number')
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .meta(documentedAsRead);

const listed = (value: unknown): unknown => (value === undefined || Array.isArray(value) ? value : [value]);

/** One value or a repeated key; an absent one is an absent list. */
export const formList = <Item extends z.ZodType>(item: Item) => formListOf(z.array(item));

/** The same with the bounds and the default of a list. */
export const formListOf = <List extends z.ZodType>(list: List) => z.preprocess(listed, list);

/** An object that travels as JSON text. */
export const formJson = <Value extends z.ZodType>(schema: Value) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.issues.push({ code: 'custom', message: 'Not valid JSON', input: text });
        return z.NEVER;
      }
    })
    .pipe(schema)
    .meta(documentedAsRead);
