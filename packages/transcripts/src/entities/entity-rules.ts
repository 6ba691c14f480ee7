/** What a rule found, before overlaps are settled: offsets in UTF-16 units. */
export interface FoundEntity {
  type: string;
  start: number;
  end: number;
}

interface EntityRule {
  type: string;
  pattern: RegExp;
  /** Looks closer at what the pattern found. */
  holds?: (text: string) => boolean;
  /** The part of the match that is the entity; all of it when absent. */
  group?: number;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The check digit of payment cards (ISO/IEC 7812-1, annex B). */
export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return number.length > 0 && sum % 10 === 0;
}

/** The check digits of an IBAN (ISO 13616, mod 97). */
export function passesIban(text: string): boolean {
  const iban = text.replace(/[\s-]/g, '').toUpperCase();
  if (iban.length < 15 || iban.length > 34) return false;
  const rearranged = iban.slice(4) + iban.slice(0, 4);
  const digits = rearranged.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** The check digit of routing numbers of American banks (ABA). */
const passesRouting = (digits: string): boolean => {
  const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 10 === 0;
};

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro';
const topLevel =
  'com|org|net|edu|gov|io|co|ai|app|dev|info|de|fr|es|it|pt|nl|uk|us|eu|ch|at|pl|br|jp|in|ca|au';
/** `look at example.org` is no address. */
const notNames =
  '(?:look|looking|go|live|arrive|meet|us|me|it|here|them|you|find|found|visit|check|are|is|was|online|available|work|works|website|site|page|more|and|or) at ';
const currency = 'dollars?|euros?|pounds?|yen|cents?|francs?|rupees?|usd|eur|gbp|chf|jpy|inr';

/** In the order in which they win where two overlap. */
export const entityRules: readonly EntityRule[] = [
  {
    type: 'email_address',
    pattern: /[\p{L}\d](?:[\p{L}\d._%+-]*[\p{L}\d])?@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu,
  },
  {
    // as recognizers write what is spelled out
    type: 'email_address',
    pattern: new RegExp(
      String.raw`\b(?!${notNames})[\p{L}\d]+(?:(?: dot | underscore | dash |[._-])[\p{L}\d]+)* at [\p{L}\d-]+(?:(?: dot |\.)[\p{L}\d-]+)*(?: dot |\.)(?:${topLevel})\b`,
      'giu',
    ),
  },
  { type: 'url', pattern: /\bhttps?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/giu },
  {
    type: 'url',
    pattern: new RegExp(
      String.raw`\b(?:www\.)?[a-z\d-]{2,}(?:\.[a-z\d-]+)*\.(?:${topLevel})\b(?:/[^\s<>"'.,;!?]*)?|\b(?:www dot )?[a-z\d-]{2,} dot (?:com|org|net|edu|gov|io)\b`,
      'giu',
    ),
  },
  {
    type: 'ip_address',
    pattern: /\b(?:\d{1,3}\.){3}\d{1,3}\b/g,
    holds: (text) => text.split('.').every((part) => Number(part) <= 255),
  },
  { type: 'bank_account', pattern: /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z\d]{2,4}){3,9}\b/g, holds: passesIban },
  {
    type: 'credit_card',
    pattern: /\b\d(?:[ ,.-]{0,2}\d){12,18}\b/g,
    holds: (text) => passesLuhn(digitsOf(text)),
  },
  {
    type: 'credit_card_expiration',
    pattern:
      /\b(?:expir\w*|expiry|valid (?:until|thru|through))\b[^.\d]{0,30}((?:0?[1-9]|1[0-2])\s?[/-]\s?(?:20)?\d{2})\b/gi,
    group: 1,
  },
  {
    type: 'cvv',
    pattern: /\b(?:cvv2?|cvc2?|security code|card verification \w+)\b[^.\d]{0,20}(\d(?:[ -]?\d){2,3})\b/gi,
    group: 1,
  },
  {
    type: 'routing_number',
    pattern: /\brouting(?: number)?\b[^.\d]{0,20}(\d(?:[ -]?\d){8})\b/gi,
    group: 1,
    holds: (text) => passesRouting(digitsOf(text)),
  },
  {
    type: 'bank_account',
    pattern: /\baccount(?: number)?\b[^.\d]{0,20}(\d(?:[ -]?\d){5,16})\b/gi,
    group: 1,
  },
  {
    type: 'ssn',
    pattern: /\b(?!000|666|9)\d{3}[- ](?!00)\d{2}[- ](?!0000)\d{4}\b/g,
  },
  {
    type: 'date',
    pattern: new RegExp(
      String.raw`\b(?:${months})\s+\d{1,2}(?:st|nd|rd|th)?(?:,?\s+\d{4})?\b|\b\d{1,2}(?:st|nd|rd|th|\.)?\s+(?:of\s+|de\s+)?(?:${months})(?:,?\s+(?:de\s+)?\d{4})?\b|\b(?:${months})\s+\d{4}\b`,
      'giu',
    ),
  },
  {
    type: 'date',
    pattern:
      /\b\d{4}-(?:0?[1-9]|1[0-2])-(?:0?[1-9]|[12]\d|3[01])\b|\b(?:0?[1-9]|[12]\d|3[01])[./](?:0?[1-9]|[12]\d|3[01])[./](?:19|20)?\d{2}\b|\d{4}年\d{1,2}月\d{1,2}日|\d{1,2}月\d{1,2}日/g,
    holds: (text) => /年|月/.test(text) || digitsOf(text).length >= 4,
  },
  {
    type: 'time',
    pattern:
      /\b(?:[01]?\d|2[0-3])[:.][0-5]\d(?::[0-5]\d)?(?:\s?[ap]\.?m\b\.?)?|\b(?:1[0-2]|[1-9])\s?[ap]\.?m\b\.?/gi,
    holds: (text) => /:|m/i.test(text),
  },
  {
    type: 'money',
    pattern: new RegExp(
      String.raw`[$€£¥₹]\s?\d(?:[\d,.]*\d)?(?:\s(?:thousand|million|billion))?|\b\d(?:[\d,.]*\d)?\s?(?:€|(?:thousand |million |billion )?(?:${currency})\b)`,
      'giu',
    ),
  },
  {
    type: 'phone_number',
    pattern: /(?<![\d.,])(?:\+|00)?\(?\d(?:[ ().\-/,]{0,2}\d){6,14}(?!\d)/g,
    holds: (text) => isPhone(text),
  },
  { type: 'username', pattern: /(?<![\p{L}\d])@[a-z\d_]{2,30}\b/giu },
  { type: 'number', pattern: /(?<![\p{L}\d])\d+(?:[.,]\d+)*(?![\p{L}\d])/gu },
];

/** Grouped, or with a sign or a length that only telephones have: `1,234,567` is an amount. */
function isPhone(text: string): boolean {
  const digits = digitsOf(text);
  if (digits.length < 7 || digits.length > 15 || /^\d{1,3}(?:,\d{3})+$/.test(text)) return false;
  return /^(?:\+|00|0|\()/.test(text) || /\d[ .\-)/]+\d{2,}/.test(text) || digits.length === 10;
}
