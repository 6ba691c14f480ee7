import { UploadedFile } from '@mynah/contract/uploads';
import type { z } from 'zod';

type Path = readonly (string | number)[];

interface Storable {
  value: unknown;
  issues: z.core.$ZodIssue[];
}

/** Deeper than any schema of ours; a walk of hostile nesting must not end the stack. */
const mostDepth = 64;

/**
 * The input with its text in a form that the database can hold. A NUL character is a fault; half an emoji, as clients
 * make when they cut a text to length, becomes the replacement character.
 */
export function storableText(input: unknown): Storable {
  const issues: z.core.$ZodIssue[] = [];
  const refuse = (path: Path, message: string): undefined => {
    issues.push({ code: 'custom', path: [...path], message, input: null });
  };
  const walk = (value: unknown, path: Path): unknown => {
    if (typeof value === 'string') {
      return value.includes('\0') ? refuse(path, 'Must not contain NUL characters') : wellFormed(value);
    }
    // files of a form are no data of the sender
    if (value === null || typeof value !== 'object' || value instanceof UploadedFile) return value;
    if (path.length >= mostDepth) return refuse([], 'Is nested too deeply');
    if (Array.isArray(value)) return value.map((item, index) => walk(item, [...path, index]));
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [String(walk(key, path)), walk(item, [...path, key])]),
    );
  };
  return { value: walk(input, []), issues };
}

/** Lone halves of surrogate pairs replaced. */
const wellFormed = (text: string): string =>
  text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
