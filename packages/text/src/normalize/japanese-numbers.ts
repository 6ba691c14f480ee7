/** Readings of Japanese numbers and counters in katakana, with their sound changes; no reader of kanji knows them surely. */

const figures = 'ゼロ イチ ニ サン ヨン ゴ ロク ナナ ハチ キュウ'.split(' ');
const hundreds: Readonly<Record<string, string>> = {
  '1': 'ヒャク',
  '3': 'サンビャク',
  '6': 'ロッピャク',
  '8': 'ハッピャク',
};
const thousands: Readonly<Record<string, string>> = { '1': 'セン', '3': 'サンゼン', '8': 'ハッセン' };
const myriads = ['', 'マン', 'オク', 'チョウ'];

export function digitKana(digit: string): string {
  return figures[Number(digit)]!;
}

/** Up to sixteen digits. */
export function numberKana(digits: string): string {
  const padded = digits.padStart(16, '0').slice(-16);
  const groups = [0, 4, 8, 12].map((at) => padded.slice(at, at + 4));
  const words = groups.map((group, index) => groupKana(group, myriads[3 - index]!)).join('');
  return words || digitKana('0');
}

function groupKana(group: string, myriad: string): string {
  const [thousand = '0', hundred = '0', ten = '0', one = '0'] = group;
  const words = [
    thousand === '0'
      ? ''
      : thousand === '1' && myriad
        ? 'イッセン'
        : (thousands[thousand] ?? `${digitKana(thousand)}セン`),
    hundred === '0' ? '' : (hundreds[hundred] ?? `${digitKana(hundred)}ヒャク`),
    ten === '0' ? '' : ten === '1' ? 'ジュウ' : `${digitKana(ten)}ジュウ`,
    one === '0' ? '' : digitKana(one),
  ].join('');
  if (!words) return '';
  return (myriad === 'チョウ' ? double(words, ['イチ', 'ハチ', 'ジュウ']) : words) + myriad;
}

/** The last syllable becomes a stop: イチ -> イッ. */
function double(words: string, endings: readonly string[]): string {
  const ending = endings.find((each) => words.endsWith(each));
  return ending ? `${words.slice(0, -1)}ッ` : words;
}

/** How a counter meets the number before it; the letter is its first sound. */
type Meeting = 'k' | 's' | 'h' | 'f' | 'plain';

const stops: Readonly<Record<Meeting, readonly string[]>> = {
  k: ['イチ', 'ロク', 'ハチ', 'ジュウ', 'ヒャク'],
  s: ['イチ', 'ハチ', 'ジュウ'],
  h: ['イチ', 'ロク', 'ハチ', 'ジュウ', 'ヒャク'],
  f: ['イチ', 'ロク', 'ハチ', 'ジュウ', 'ヒャク'],
  plain: [],
};

const counters: Readonly<Record<string, readonly [kana: string, meeting: Meeting]>> = {
  回: ['カイ', 'k'],
  個: ['コ', 'k'],
  箇所: ['カショ', 'k'],
  か所: ['カショ', 'k'],
  ヶ所: ['カショ', 'k'],
  か月: ['カゲツ', 'k'],
  ヶ月: ['カゲツ', 'k'],
  カ月: ['カゲツ', 'k'],
  ヵ月: ['カゲツ', 'k'],
  か国: ['カコク', 'k'],
  カ国: ['カコク', 'k'],
  ヶ国: ['カコク', 'k'],
  階: ['カイ', 'k'],
  件: ['ケン', 'k'],
  軒: ['ケン', 'k'],
  曲: ['キョク', 'k'],
  行: ['ギョウ', 'plain'],
  区: ['ク', 'k'],
  級: ['キュウ', 'k'],
  巻: ['カン', 'k'],
  機: ['キ', 'k'],
  期: ['キ', 'k'],
  課: ['カ', 'k'],
  歳: ['サイ', 's'],
  才: ['サイ', 's'],
  冊: ['サツ', 's'],
  章: ['ショウ', 's'],
  週間: ['シュウカン', 's'],
  週: ['シュウ', 's'],
  世紀: ['セイキ', 's'],
  席: ['セキ', 's'],
  種類: ['シュルイ', 's'],
  周年: ['シュウネン', 's'],
  秒: ['ビョウ', 'plain'],
  社: ['シャ', 's'],
  試合: ['シアイ', 'plain'],
  足: ['ソク', 's'],
  頭: ['トウ', 's'],
  点: ['テン', 's'],
  通: ['ツウ', 's'],
  丁目: ['チョウメ', 's'],
  着: ['チャク', 's'],
  等: ['トウ', 's'],
  党: ['トウ', 's'],
  度: ['ド', 'plain'],
  台: ['ダイ', 'plain'],
  代: ['ダイ', 'plain'],
  題: ['ダイ', 'plain'],
  段: ['ダン', 'plain'],
  番目: ['バンメ', 'plain'],
  番: ['バン', 'plain'],
  倍: ['バイ', 'plain'],
  枚: ['マイ', 'plain'],
  名: ['メイ', 'plain'],
  話: ['ワ', 'plain'],
  位: ['イ', 'plain'],
  号: ['ゴウ', 'plain'],
  問: ['モン', 'plain'],
  年間: ['ネンカン', 'plain'],
  年生: ['ネンセイ', 'plain'],
  年: ['ネン', 'plain'],
  円: ['エン', 'plain'],
  時間: ['ジカン', 'plain'],
  時: ['ジ', 'plain'],
  月: ['ガツ', 'plain'],
  部屋: ['ヘヤ', 'plain'],
  部: ['ブ', 'plain'],
  割: ['ワリ', 'plain'],
  次: ['ジ', 'plain'],
  駅: ['エキ', 'plain'],
  両: ['リョウ', 'plain'],
  本: ['ホン', 'h'],
  杯: ['ハイ', 'h'],
  匹: ['ヒキ', 'h'],
  分間: ['フンカン', 'f'],
  分: ['フン', 'f'],
  泊: ['ハク', 'f'],
  発: ['ハツ', 'f'],
  票: ['ヒョウ', 'h'],
  歩: ['ホ', 'f'],
  人: ['ニン', 'plain'],
  日間: ['ニチカン', 'plain'],
  日: ['ニチ', 'plain'],
  つ: ['ツ', 'plain'],
};

/** Whole readings that follow no rule. */
const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  人: { '1': 'ヒトリ', '2': 'フタリ', '4': 'ヨニン', '14': 'ジュウヨニン' },
  日: {
    '1': 'ツイタチ',
    '2': 'フツカ',
    '3': 'ミッカ',
    '4': 'ヨッカ',
    '5': 'イツカ',
    '6': 'ムイカ',
    '7': 'ナノカ',
    '8': 'ヨウカ',
    '9': 'ココノカ',
    '10': 'トオカ',
    '14': 'ジュウヨッカ',
    '20': 'ハツカ',
    '24': 'ニジュウヨッカ',
  },
  日間: {
    '1': 'イチニチカン',
    '2': 'フツカカン',
    '3': 'ミッカカン',
    '4': 'ヨッカカン',
    '5': 'イツカカン',
    '6': 'ムイカカン',
    '7': 'ナノカカン',
    '8': 'ヨウカカン',
    '9': 'ココノカカン',
    '10': 'トオカカン',
    '20': 'ハツカカン',
  },
  つ: {
    '1': 'ヒトツ',
    '2': 'フタツ',
    '3': 'ミッツ',
    '4': 'ヨッツ',
    '5': 'イツツ',
    '6': 'ムッツ',
    '7': 'ナナツ',
    '8': 'ヤッツ',
    '9': 'ココノツ',
  },
  月: { '4': 'シガツ', '7': 'シチガツ', '9': 'クガツ' },
  歳: { '20': 'ハタチ' },
  階: { '3': 'サンガイ' },
  軒: { '3': 'サンゲン' },
  部屋: { '1': 'ヒトヘヤ', '2': 'フタヘヤ' },
};

/** Counters before which 4 is ヨ, 7 シチ or 9 ク. */
const oldFigures: Readonly<Record<string, readonly [from: string, to: string][]>> = {
  時: [
    ['ヨン', 'ヨ'],
    ['ナナ', 'シチ'],
    ['キュウ', 'ク'],
  ],
  時間: [
    ['ヨン', 'ヨ'],
    ['キュウ', 'ク'],
  ],
  年: [['ヨン', 'ヨ']],
  年間: [['ヨン', 'ヨ']],
  年生: [['ヨン', 'ヨ']],
  円: [['ヨン', 'ヨ']],
  人: [['ヨン', 'ヨ']],
};

export const counterNames: readonly string[] = Object.keys(counters);

/** A number and its counter: 3本 -> サンボン. */
export function countedKana(digits: string, counter: string): string {
  const plain = digits.replace(/^0+(?=[0-9])/, '');
  const known = exceptions[counter]?.[plain];
  if (known) return known;
  const [kana, meeting] = counters[counter]!;
  let number = numberKana(plain);
  for (const [from, to] of oldFigures[counter] ?? []) {
    if (number.endsWith(from)) number = number.slice(0, -from.length) + to;
  }
  return meet(number, kana, meeting);
}

function meet(number: string, kana: string, meeting: Meeting): string {
  const stopped = double(number, stops[meeting]);
  if (meeting === 'h' || meeting === 'f') {
    if (stopped !== number) return stopped + shift(kana, 'パピプペポ');
    if (number.endsWith('サン') || (meeting === 'f' && number.endsWith('ヨン')))
      return number + shift(kana, meeting === 'f' ? 'パピプペポ' : 'バビブベボ');
    if (/[セゼ]ン$/.test(number)) return number + shift(kana, meeting === 'f' ? 'パピプペポ' : 'バビブベボ');
  }
  return stopped + kana;
}

/** ハ row to another row. */
function shift(kana: string, row: string): string {
  const at = 'ハヒフヘホ'.indexOf(kana[0]!);
  return at < 0 ? kana : row[at]! + kana.slice(1);
}
