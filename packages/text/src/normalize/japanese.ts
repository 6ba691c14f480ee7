import { countedKana, counterNames, digitKana, numberKana } from './japanese-numbers.ts';
import type { DateParts, LanguageTable, TimeParts } from './language-table.ts';
import { nouns, numberWords, sameNoun } from './number-words.ts';
import { anyOf, type RewriteRule } from './rewrite-rule.ts';

function sayDate({ year, month, day }: DateParts): string {
  const parts = [
    year ? countedKana(year, '年') : '',
    countedKana(String(month), '月'),
    day === undefined ? '' : countedKana(String(day), '日'),
  ];
  return parts.join('');
}

function sayTime({ hour, minute, second, half }: TimeParts): string {
  const part = half === 'am' ? 'ゴゼン' : half === 'pm' ? 'ゴゴ' : '';
  const minutes = minute === 0 ? '' : countedKana(String(minute), '分');
  return part + countedKana(String(hour), '時') + minutes + (second ? countedKana(String(second), '秒') : '');
}

function sayFraction(top: number, bottom: number): string | undefined {
  return bottom > 1 && top > 0 && top < bottom
    ? `${numberKana(String(bottom))}ブンノ${numberKana(String(top))}`
    : undefined;
}

const plainFigures = '(?<![0-9A-Za-z.,])([0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,16})';
const bare = (figures: string) => figures.replaceAll(',', '');

const ownRules: readonly RewriteRule[] = [
  {
    name: 'yen-sign',
    needs: 'digit',
    find: /[¥￥]\s?([0-9][0-9,]{0,20}(?:\.[0-9]+)?)(万|億|兆)?/gu,
    say: ([, figures = '', myriad = '']) => `${figures}${myriad}円`,
  },
  {
    name: 'parts',
    needs: 'digit',
    find: /([0-9]{1,6})分の([0-9]{1,6})/gu,
    say: ([, bottom, top]) => sayFraction(Number(top), Number(bottom)),
  },
  {
    name: 'myriad',
    needs: 'digit',
    find: new RegExp(`${plainFigures}(万|億|兆)`, 'gu'),
    say: ([, figures = '', myriad = '']) => numberKana(bare(figures) + myriads[myriad]!),
  },
  {
    name: 'half-past',
    needs: 'digit',
    find: /(?<![0-9])([01]?[0-9]|2[0-4])時半/gu,
    say: ([, hour = '']) => `${countedKana(hour, '時')}ハン`,
  },
  {
    name: 'counter',
    needs: 'digit',
    find: new RegExp(`${plainFigures}(${anyOf(counterNames)})`, 'gu'),
    say: ([, figures = '', counter = '']) => countedKana(bare(figures), counter),
  },
  {
    name: 'wide-tilde',
    needs: 'digit',
    find: /(?<=[\p{L}\p{N}])\s?[〜～]\s?(?=[0-9\p{L}])/gu,
    say: () => 'カラ',
  },
];

const myriads: Readonly<Record<string, string>> = { 万: '0000', 億: '00000000', 兆: '000000000000' };

export const japanese: LanguageTable = {
  tag: 'ja',
  numbers: numberWords({
    cardinal: numberKana,
    ordinal: (digits) => `ダイ${numberKana(digits)}`,
    digit: digitKana,
    fraction: (digits) => [...digits].map(digitKana).join(''),
    point: 'テン',
    minus: 'マイナス',
  }),
  decimal: '.',
  groups: ',',
  spaced: false,
  units: nouns(
    Object.fromEntries(
      Object.entries({
        'km/h': 'キロメートル毎時',
        'm/s': 'メートル毎秒',
        'km² km2': '平方キロメートル',
        'm² m2 ㎡': '平方メートル',
        'm³ m3': '立方メートル',
        km: 'キロメートル',
        m: 'メートル',
        cm: 'センチメートル',
        mm: 'ミリメートル',
        kg: 'キログラム',
        g: 'グラム',
        mg: 'ミリグラム',
        t: 'トン',
        'l L': 'リットル',
        'ml mL': 'ミリリットル',
        '°C ℃': '度',
        '°F': '度',
        '°': '度',
        h: '時間',
        min: '分',
        s: '秒',
        'kB KB': 'キロバイト',
        MB: 'メガバイト',
        GB: 'ギガバイト',
        TB: 'テラバイト',
        Hz: 'ヘルツ',
        kHz: 'キロヘルツ',
        MHz: 'メガヘルツ',
        GHz: 'ギガヘルツ',
        W: 'ワット',
        kW: 'キロワット',
        kWh: 'キロワットアワー',
        V: 'ボルト',
        kcal: 'キロカロリー',
        dB: 'デシベル',
      }).map(([names, word]) => [names, [word, word]] as const),
    ),
  ),
  currencies: {
    $: { unit: sameNoun('ドル') },
    US$: { unit: sameNoun('ドル') },
    USD: { unit: sameNoun('ドル') },
    '€': { unit: sameNoun('ユーロ') },
    '£': { unit: sameNoun('ポンド') },
    '₹': { unit: sameNoun('ルピー') },
    R$: { unit: sameNoun('レアル') },
    '₩': { unit: sameNoun('ウォン') },
  },
  centsJoiner: '',
  scales: { 万: 'マン', 億: 'オク', 兆: 'チョウ' },
  percent: 'パーセント',
  ordinalMarks: {},
  rangeWord: 'カラ',
  ratioWord: 'タイ',
  symbols: {
    '&': 'アンド',
    '@': 'アット',
    '+': 'プラス',
    '=': 'イコール',
    '×': 'カケル',
    '÷': 'ワル',
    '±': 'プラスマイナス',
    '<': 'ショウナリ',
    '>': 'ダイナリ',
    '%': 'パーセント',
    '°': '度',
    '€': 'ユーロ',
    $: 'ドル',
    '£': 'ポンド',
    '−': 'マイナス',
  },
  spelledSymbols: {
    '*': 'アスタリスク',
    _: 'アンダーバー',
    '#': 'シャープ',
    '|': 'パイプ',
    '\\': 'バックスラッシュ',
  },
  abbreviations: {},
  months: [],
  monthsShort: {},
  dateOrder: 'mdy',
  sayDate,
  sayTime,
  sayFraction,
  web: {
    at: 'アット',
    dot: 'ドット',
    slash: 'スラッシュ',
    dash: 'ハイフン',
    underscore: 'アンダーバー',
    colon: 'コロン',
    hash: 'ハッシュタグ',
    plus: 'プラス',
  },
  letters: {
    A: 'エー',
    B: 'ビー',
    C: 'シー',
    D: 'ディー',
    E: 'イー',
    F: 'エフ',
    G: 'ジー',
    H: 'エイチ',
    I: 'アイ',
    J: 'ジェー',
    K: 'ケー',
    L: 'エル',
    M: 'エム',
    N: 'エヌ',
    O: 'オー',
    P: 'ピー',
    Q: 'キュー',
    R: 'アール',
    S: 'エス',
    T: 'ティー',
    U: 'ユー',
    V: 'ブイ',
    W: 'ダブリュー',
    X: 'エックス',
    Y: 'ワイ',
    Z: 'ゼット',
  },
  shouted: new Set(),
  version: 'バージョン',
  rules: ownRules,
};
