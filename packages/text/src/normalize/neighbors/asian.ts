import { toCardinal as arabicCardinal } from 'n2words/ar-SA';
import { toCardinal as filipinoCardinal } from 'n2words/fil-PH';
import { toCardinal as indonesianCardinal } from 'n2words/id-ID';
import { toCardinal as koreanCardinal } from 'n2words/ko-KR';
import { toCardinal as malayCardinal } from 'n2words/ms-MY';
import { toCardinal as tamilCardinal } from 'n2words/ta-IN';
import { toCardinal as vietnameseCardinal } from 'n2words/vi-VN';
import { makeTable } from './make-table.ts';

export const arabic = makeTable({
  tag: 'ar',
  cardinal: (digits) => arabicCardinal(digits),
  decimal: '.',
  point: 'فاصلة',
  minus: 'ناقص',
  and: 'و',
  plus: 'زائد',
  equals: 'يساوي',
  to: 'إلى',
  at: 'آت',
  dot: 'نقطة',
  percent: 'بالمئة',
});

const koreanHours = ' 한 두 세 네 다섯 여섯 일곱 여덟 아홉 열 열한 열두'.split(' ');

const korean = makeTable({
  tag: 'ko',
  cardinal: (digits) => koreanCardinal(digits),
  decimal: '.',
  point: '점',
  minus: '마이너스',
  and: '그리고',
  plus: '더하기',
  equals: '는',
  to: '에서',
  at: '골뱅이',
  percent: '퍼센트',
  dot: '점',
});

/** Hours are counted in native words, and the word for "o'clock" may stand behind the figure. */
const koreanTable = {
  ...korean,
  rules: [
    {
      name: 'hour',
      needs: 'digit' as const,
      find: /(?<![0-9])(1[0-2]|[1-9])(?=\s?시(?!간))/gu,
      say: ([, hour]: RegExpExecArray) => koreanHours[Number(hour)],
    },
  ],
};

export { koreanTable as korean };

export const indonesian = makeTable({
  tag: 'id',
  cardinal: (digits) => indonesianCardinal(digits),
  timeWords: 'pukul|jam',
  point: 'koma',
  minus: 'minus',
  and: 'dan',
  plus: 'tambah',
  equals: 'sama dengan',
  to: 'sampai',
  at: 'et',
  dot: 'titik',
  abbreviations: { dll: 'dan lain-lain', dsb: 'dan sebagainya', Jl: 'Jalan', Rp: 'rupiah', No: 'nomor' },
});

export const malay = makeTable({
  tag: 'ms',
  cardinal: (digits) => malayCardinal(digits),
  decimal: '.',
  point: 'perpuluhan',
  minus: 'tolak',
  and: 'dan',
  plus: 'tambah',
  equals: 'sama dengan',
  to: 'hingga',
  at: 'alias',
  dot: 'titik',
  abbreviations: { dll: 'dan lain-lain', Jln: 'Jalan', No: 'nombor' },
});

const filipino = makeTable({
  tag: 'fil',
  cardinal: (digits) => filipinoCardinal(digits),
  decimal: '.',
  point: 'punto',
  minus: 'bawas',
  and: 'at',
  plus: 'dagdag',
  equals: 'ay katumbas ng',
  to: 'hanggang',
  at: 'at',
  dot: 'tuldok',
  abbreviations: { atbp: 'at iba pa', G: 'Ginoong', Gng: 'Ginang' },
});

/** Two little words are written shorter than they are said; the reader would spell them. */
const filipinoTable = {
  ...filipino,
  rules: [
    ...filipino.rules,
    {
      name: 'little-word',
      find: /(?<!\p{L})(?:ng|mga)(?!\p{L})/giu,
      say: ([word]: RegExpExecArray) => (word!.toLowerCase() === 'ng' ? 'nang' : 'manga'),
    },
  ],
};

export { filipinoTable as filipino };

export const tamil = makeTable({
  tag: 'ta',
  cardinal: (digits) => tamilCardinal(digits),
  decimal: '.',
  point: 'புள்ளி',
  minus: 'கழித்தல்',
  and: 'மற்றும்',
  plus: 'கூட்டல்',
  equals: 'சமம்',
  to: 'முதல்',
  at: 'அட்',
  dot: 'புள்ளி',
});

export const vietnamese = makeTable({
  tag: 'vi',
  cardinal: (digits) => vietnameseCardinal(digits),
  point: 'phẩy',
  minus: 'âm',
  and: 'và',
  plus: 'cộng',
  equals: 'bằng',
  to: 'đến',
  at: 'a còng',
  percent: 'phần trăm',
  dot: 'chấm',
  time: ['{h} giờ {m} phút', '{h} giờ'],
  abbreviations: { 'v.v': 'vân vân', TP: 'Thành phố' },
});
