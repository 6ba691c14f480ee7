import type { z } from 'zod';
import { unavailable } from './unavailable.ts';

/** One message of a stream. @throws Failure `language_model_unavailable` for what is none */
export function readEvent<Schema extends z.ZodType>(schema: Schema, data: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(data));
  } catch (cause) {
    throw unavailable('The language model gave an answer that can’t be read.', cause);
  }
}

/** What a model wrote as arguments, for protocols that want them as an object. */
export function argumentsAsObject(written: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(written);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    // a model that wrote no JSON was told so by the result of its call
    return {};
  }
}
