import { z } from 'zod';

/**
 * Values of addresses and forms: text, in the spellings of every language. A JSON part of a form is no text. The types
 * of what comes in are for who sends it; the server takes nothing on trust.
 */

/** `True` of Python, `TRUE` of R, `1` of PHP, and what the public API takes beside them. */
const truths = ['true', '1', 'yes', 'y', 'on', 't'];
const falsehoods = ['false', '0', 'no', 'n', 'off', 'f'];

export const textBoolean = z.preprocess((value: boolean | string) => {
  if (typeof value !== 'string') return value;
  const word = value.trim().toLowerCase();
  if (truths.includes(word)) return true;
  return falsehoods.includes(word) ? false : value;
}, z.boolean());

/** `10.0` too: languages whose numbers are all of one kind write it. */
const integer = /^\s*[+-]?\d+(\.0*)?\s*$/;
const decimal = /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i;

const numberIn = (form: RegExp) => (value: number | string) =>
  typeof value === 'string' && form.test(value) ? Number(value) : value;

export const textInteger = (min: number, max: number) =>
  z.preprocess(numberIn(integer), z.int().min(min).max(max));

export const textNumber = (min: number, max: number) =>
  z.preprocess(numberIn(decimal), z.number().min(min).max(max));

/** One value or a repeated key. An absent one is no list. */
export const textList = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (value: z.input<Item> | readonly z.input<Item>[]) =>
      value === undefined || Array.isArray(value) ? value : [value],
    z.array(item),
  );
