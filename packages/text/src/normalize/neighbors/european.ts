import { toCardinal as greekCardinal } from 'n2words/el-GR';
import { toCardinal as finnishCardinal } from 'n2words/fi-FI';
import { toCardinal as hungarianCardinal } from 'n2words/hu-HU';
import { toCardinal as romanianCardinal } from 'n2words/ro-RO';
import { toCardinal as turkishCardinal } from 'n2words/tr-TR';
import { makeTable } from './make-table.ts';

export const greek = makeTable({
  tag: 'el',
  cardinal: (digits) => greekCardinal(digits),
  point: 'κόμμα',
  minus: 'μείον',
  and: 'και',
  plus: 'συν',
  equals: 'ίσον',
  to: 'έως',
  at: 'παπάκι',
  dot: 'τελεία',
  abbreviations: { 'π.χ': 'παραδείγματος χάριν', 'κ.λπ': 'και λοιπά', κ: 'κύριος', αρ: 'αριθμός' },
});

export const finnish = makeTable({
  tag: 'fi',
  cardinal: (digits) => finnishCardinal(digits),
  point: 'pilkku',
  minus: 'miinus',
  and: 'ja',
  plus: 'plus',
  equals: 'on yhtä kuin',
  to: 'viiva',
  at: 'ät',
  dot: 'piste',
  timeWords: 'kello|klo',
  abbreviations: {
    esim: 'esimerkiksi',
    jne: 'ja niin edelleen',
    mm: 'muun muassa',
    n: 'noin',
    klo: 'kello',
    nro: 'numero',
  },
});

export const hungarian = makeTable({
  tag: 'hu',
  cardinal: (digits) => hungarianCardinal(digits),
  point: 'egész',
  minus: 'mínusz',
  and: 'és',
  plus: 'plusz',
  equals: 'egyenlő',
  to: '',
  at: 'kukac',
  dot: 'pont',
  time: ['{h} óra {m}', '{h} óra'],
  abbreviations: {
    pl: 'például',
    stb: 'és így tovább',
    kb: 'körülbelül',
    ún: 'úgynevezett',
    dr: 'doktor',
    Ft: 'forint',
  },
});

export const romanian = makeTable({
  tag: 'ro',
  cardinal: (digits) => romanianCardinal(digits),
  point: 'virgulă',
  minus: 'minus',
  and: 'și',
  plus: 'plus',
  equals: 'egal',
  to: 'până la',
  at: 'arond',
  dot: 'punct',
  time: ['{h} și {m}', '{h}'],
  abbreviations: { nr: 'numărul', str: 'strada', dl: 'domnul', dna: 'doamna', etc: 'etcetera' },
});

export const turkish = makeTable({
  tag: 'tr',
  cardinal: (digits) => turkishCardinal(digits),
  point: 'virgül',
  minus: 'eksi',
  and: 've',
  plus: 'artı',
  equals: 'eşittir',
  to: 'ile',
  percent: 'yüzde {}',
  at: 'et',
  dot: 'nokta',
  abbreviations: {
    örn: 'örneğin',
    vb: 've benzeri',
    vs: 'vesaire',
    Dr: 'Doktor',
    Prof: 'Profesör',
    No: 'numara',
  },
});
