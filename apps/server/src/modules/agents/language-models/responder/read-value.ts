import { numberWords } from './number-words.ts';

/** What a tool says of one of its values. */
export interface ValueSchema {
  type?: string | string[];
  description?: string;
  enum?: string[] | null;
}

const email = /[\w.+-]+@[\w-]+(\.[\w-]+)+/;
const phone = /\+?\d[\d\s().-]{6,}\d/;

/**
 * Reads a value out of what somebody said. `isAnswer`: it was asked for, so that the words themselves are the value where
 * they have no form of their own. Undefined where it is not there.
 */
export function readValue(said: string, schema: ValueSchema, { isAnswer }: { isAnswer: boolean }): unknown {
  const kinds = [schema.type ?? 'string'].flat();
  if (schema.enum?.length) return schema.enum.find((choice) => says(said, choice));
  if (kinds.includes('integer') || kinds.includes('number')) return readNumber(said);
  if (kinds.includes('boolean')) return isAnswer ? readYesNo(said) : undefined;
  const about = schema.description ?? '';
  if (/e-?mail/i.test(about)) return email.exec(said)?.[0];
  if (/phone|telephone|mobile number/i.test(about)) return phone.exec(said)?.[0];
  return isAnswer ? bareAnswer(said) : undefined;
}

const says = (said: string, choice: string): boolean =>
  new RegExp(
    `(^|[^\\p{L}\\p{N}])${choice.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}($|[^\\p{L}\\p{N}])`,
    'iu',
  ).test(said);

function readNumber(said: string): number | undefined {
  const digits = /-?\d+(?:[.,]\d+)?/.exec(said)?.[0];
  if (digits) return Number(digits.replace(',', '.'));
  const word = said
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.find((one) => numberWords.has(one));
  return word === undefined ? undefined : numberWords.get(word);
}

function readYesNo(said: string): boolean | undefined {
  if (/^(yes|yeah|yep|sure|right|ja|s[íi]|oui|sim)\b/i.test(said.trim())) return true;
  return /^(no|nope|nein|non|n[ãa]o)\b/i.test(said.trim()) ? false : undefined;
}

/** `My name is Ada.` is the name Ada. */
function bareAnswer(said: string): string | undefined {
  const text = said
    .trim()
    .replace(/^((it('|’)?s|it is|my name is|i('|’)?m|i am|for|to|at|in|on|the|well|um|uh)[,\s]+)+/i, '')
    .replace(/[.!?]+$/, '');
  return text === '' ? undefined : text;
}
