/** Where the digits of each script begin. */
const zeros = [
  0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0,
  0xf20, 0x1040, 0x17e0, 0xff10,
];

/** Thousands may be set off by points, commas, apostrophes or thin spaces, and by spaces in groups of three. */
const number = /\p{Nd}+(?:[.,'’\u00a0\u202f ]\p{Nd}{3}(?!\p{Nd}))*(?:[.,٫]\p{Nd}+)*/gu;

export interface WrittenNumber {
  /** As it stands in the text. */
  written: string;
  /** ASCII digits alone: `1.500,25` and `1,500.25` are one. */
  digits: string;
  start: number;
  end: number;
}

export const numbersIn = (text: string): WrittenNumber[] =>
  [...text.matchAll(number)].map(({ 0: written, index }) => ({
    written,
    digits: digitsOf(written),
    start: index,
    end: index + written.length,
  }));

function digitsOf(written: string): string {
  const digits = [...written].flatMap((sign) => (/\p{Nd}/u.test(sign) ? [asciiDigit(sign)] : []));
  return digits.join('');
}

function asciiDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const zero = zeros.findLast((each) => each <= code && code < each + 10);
  return zero === undefined ? sign : String(code - zero);
}

/** Numbers of a text that its translation has not, whichever way the two write thousands and decimals. */
export function lostNumbers(source: string, translated: string): WrittenNumber[] {
  const there = numbersIn(translated);
  const whole = new Set(there.map(({ digits }) => digits));
  // `2020 300` may be one number or two
  const parts = new Set(there.flatMap(({ written }) => spacedParts(written)));
  return numbersIn(source).filter(
    ({ written, digits }) =>
      !whole.has(digits) && !parts.has(digits) && !spacedParts(written).every((part) => parts.has(part)),
  );
}

const spacedParts = (written: string): string[] => written.split(/[\u00a0\u202f ]/).map(digitsOf);
