import { z } from 'zod';

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

export {
  textBoolean as formBoolean,
  textInteger as formInteger,
  textList as formList,
  textNumber as formNumber,
} from './text-values.ts';

/** An object that travels as JSON: as text, or as a part of that content type, which was read already. */
export const formJson = <Value extends z.ZodType>(schema: Value) =>
  z.preprocess((value: z.input<Value> | string, context) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.issues.push({ code: 'custom', message: 'Not valid JSON', input: value });
      return z.NEVER;
    }
  }, schema);

/** One value or a repeated key, with the bounds and the default of a list. */
export const formListOf = <List extends z.ZodType>(list: List) =>
  z.preprocess(
    (value: z.input<List>) => (value === undefined || Array.isArray(value) ? value : [value]),
    list,
  );
