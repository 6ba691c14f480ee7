import { toCardinal } from 'n2words/zh-Hans-CN';
import type { DateParts, LanguageTable, TimeParts } from './language-table.ts';
import { nouns, numberWords, sameNoun } from './number-words.ts';
import type { RewriteRule } from './rewrite-rule.ts';

const figures = '零一二三四五六七八九';
const digit = (each: string) => figures[Number(each)]!;
const digits = (written: string) => [...written].map(digit).join('');

/** Everyday numerals; "十二", not "一十二". */
function cardinal(written: string): string {
  return toCardinal(written, { formal: false }).replace(/^一十/, '十');
}

/** 两 before a measure word. */
function counting(written: string): string {
  return written === '2' ? '两' : cardinal(written);
}

function sayDate({ year, month, day }: DateParts): string {
  return [
    year ? `${digits(year)}年` : '',
    `${cardinal(String(month))}月`,
    day === undefined ? '' : `${cardinal(String(day))}日`,
  ].join('');
}

function sayTime({ hour, minute, second, half }: TimeParts): string {
  const part = half === 'am' ? '上午' : half === 'pm' ? (hour === 12 || hour < 6 ? '下午' : '晚上') : '';
  const minutes = minute === 0 ? '' : `${minute < 10 ? '零' : ''}${cardinal(String(minute))}分`;
  return `${part}${counting(String(hour))}点${minutes || (half || second ? '' : '整')}${second ? `${cardinal(String(second))}秒` : ''}`;
}

function sayFraction(top: number, bottom: number): string | undefined {
  return bottom > 1 && top > 0 && top < bottom
    ? `${cardinal(String(bottom))}分之${cardinal(String(top))}`
    : undefined;
}

const measures =
  '个個只隻本张張位件条條间間家次年天种種岁歲块塊名层層杯瓶台辆輛部场場封斤公里米倍双雙座把棵朵首篇句遍周週元万萬亿億千';

const ownRules: readonly RewriteRule[] = [
  {
    name: 'yuan-twice',
    needs: 'digit',
    find: /[¥￥]\s?(?=[0-9][0-9.,]{0,20}[万亿]?元)/gu,
    say: () => '',
  },
  {
    name: 'year',
    needs: 'digit',
    find: /(?<![0-9.,])([12][0-9]{3})(?=\s?年)/gu,
    say: ([, written = '']) => digits(written),
  },
  {
    name: 'mobile',
    needs: 'digit',
    find: /(?<![0-9.,])1[3-9][0-9]{9}(?![0-9])/gu,
    say: ([written]) => [written.slice(0, 3), written.slice(3, 7), written.slice(7)].map(digits).join('，'),
  },
  {
    name: 'two',
    needs: 'digit',
    find: new RegExp(`(?<![0-9.,A-Za-z第])2(?=\\s?[${measures}])`, 'gu'),
    say: () => '两',
  },
];

const yuan = { unit: sameNoun('元') };
const dollar = { unit: sameNoun('美元') };

export const chinese: LanguageTable = {
  tag: 'zh',
  numbers: numberWords({
    cardinal,
    counting,
    ordinal: (written) => `第${cardinal(written)}`,
    digit,
    fraction: digits,
    point: '点',
    minus: '负',
  }),
  decimal: '.',
  groups: ',',
  spaced: false,
  units: nouns(
    Object.fromEntries(
      Object.entries({
        'km/h': '公里每小时',
        'm/s': '米每秒',
        'km² km2': '平方公里',
        'm² m2 ㎡': '平方米',
        'm³ m3': '立方米',
        km: '公里',
        m: '米',
        cm: '厘米',
        mm: '毫米',
        kg: '公斤',
        g: '克',
        mg: '毫克',
        t: '吨',
        'l L': '升',
        'ml mL': '毫升',
        '°C ℃': '摄氏度',
        '°F': '华氏度',
        '°': '度',
        h: '小时',
        min: '分钟',
        s: '秒',
        ms: '毫秒',
        'kB KB': '千字节',
        MB: '兆字节',
        GB: '吉字节',
        TB: '太字节',
        Hz: '赫兹',
        kHz: '千赫',
        MHz: '兆赫',
        GHz: '吉赫',
        W: '瓦',
        kW: '千瓦',
        kWh: '千瓦时',
        V: '伏',
        kcal: '千卡',
        dB: '分贝',
      }).map(([names, word]) => [names, [word, word]] as const),
    ),
  ),
  currencies: {
    '¥': yuan,
    '￥': yuan,
    RMB: yuan,
    CNY: yuan,
    $: dollar,
    US$: dollar,
    USD: dollar,
    '€': { unit: sameNoun('欧元') },
    '£': { unit: sameNoun('英镑') },
    '₹': { unit: sameNoun('卢比') },
    R$: { unit: sameNoun('雷亚尔') },
    HK$: { unit: sameNoun('港元') },
    NT$: { unit: sameNoun('新台币') },
  },
  centsJoiner: '',
  scales: { 千: '千', 万: '万', 萬: '万', 亿: '亿', 億: '亿', 百万: '百万' },
  percent: '百分之{}',
  ordinalMarks: {},
  rangeWord: '到',
  ratioWord: '比',
  symbols: {
    '&': '和',
    '@': '艾特',
    '+': '加',
    '=': '等于',
    '×': '乘以',
    '÷': '除以',
    '±': '正负',
    '≈': '约等于',
    '≤': '小于等于',
    '≥': '大于等于',
    '<': '小于',
    '>': '大于',
    '%': '百分号',
    '°': '度',
    '€': '欧元',
    $: '美元',
    '£': '英镑',
    '−': '负',
  },
  spelledSymbols: { '*': '星号', _: '下划线', '#': '井号', '|': '竖线', '\\': '反斜杠', '~': '波浪号' },
  abbreviations: {},
  months: [],
  monthsShort: {},
  dateOrder: 'mdy',
  sayDate,
  sayTime,
  sayFraction,
  web: {
    at: '艾特',
    dot: '点',
    slash: '斜杠',
    dash: '杠',
    underscore: '下划线',
    colon: '冒号',
    hash: '话题',
    plus: '加',
  },
  letters: {},
  shouted: new Set(),
  version: '版本',
  rules: ownRules,
};
