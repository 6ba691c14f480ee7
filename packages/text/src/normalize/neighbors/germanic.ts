import { toCardinal as danishCardinal, toOrdinal as danishOrdinal } from 'n2words/da-DK';
import { toCardinal as germanCardinal, toOrdinal as germanOrdinal } from 'n2words/de-DE';
import { toCardinal as norwegianCardinal, toOrdinal as norwegianOrdinal } from 'n2words/nb-NO';
import { toCardinal as dutchCardinal } from 'n2words/nl-NL';
import { toCardinal as swedishCardinal, toOrdinal as swedishOrdinal } from 'n2words/sv-SE';
import { makeTable } from './make-table.ts';

export const german = makeTable({
  tag: 'de',
  cardinal: (digits) => germanCardinal(digits),
  ordinal: (digits) => germanOrdinal(digits),
  ordinalDays: true,
  yearHundred: 'hundert',
  point: 'Komma',
  minus: 'minus',
  and: 'und',
  plus: 'plus',
  equals: 'gleich',
  to: 'bis',
  at: 'ät',
  dot: 'Punkt',
  time: ['{h} Uhr {m}', '{h} Uhr'],
  abbreviations: {
    'z.B': 'zum Beispiel',
    'd.h': 'das heißt',
    'u.a': 'unter anderem',
    bzw: 'beziehungsweise',
    usw: 'und so weiter',
    ca: 'circa',
    Dr: 'Doktor',
    Prof: 'Professor',
    Nr: 'Nummer',
    Str: 'Straße',
    St: 'Sankt',
  },
});

export const dutch = makeTable({
  tag: 'nl',
  cardinal: (digits) => dutchCardinal(digits),
  yearHundred: 'honderd',
  point: 'komma',
  minus: 'min',
  and: 'en',
  plus: 'plus',
  equals: 'is',
  to: 'tot',
  at: 'apenstaartje',
  dot: 'punt',
  time: ['{h} uur {m}', '{h} uur'],
  abbreviations: {
    bijv: 'bijvoorbeeld',
    enz: 'enzovoort',
    ca: 'circa',
    dr: 'doctor',
    mevr: 'mevrouw',
    nr: 'nummer',
  },
});

export const swedish = makeTable({
  tag: 'sv',
  cardinal: (digits) => swedishCardinal(digits),
  ordinal: (digits) => swedishOrdinal(digits),
  ordinalDays: true,
  yearHundred: 'hundra',
  point: 'komma',
  minus: 'minus',
  and: 'och',
  plus: 'plus',
  equals: 'är lika med',
  to: 'till',
  at: 'snabel-a',
  dot: 'punkt',
  timeWords: 'klockan|kl\\.?',
  abbreviations: { 't.ex': 'till exempel', 'bl.a': 'bland annat', ca: 'cirka', dr: 'doktor', nr: 'nummer' },
});

export const norwegian = makeTable({
  tag: 'nb',
  cardinal: (digits) => norwegianCardinal(digits),
  ordinal: (digits) => norwegianOrdinal(digits),
  ordinalDays: true,
  yearHundred: 'hundre og ',
  point: 'komma',
  minus: 'minus',
  and: 'og',
  plus: 'pluss',
  equals: 'er lik',
  to: 'til',
  at: 'krøllalfa',
  dot: 'punktum',
  timeWords: 'klokken|klokka|kl\\.?',
  abbreviations: { 'f.eks': 'for eksempel', 'bl.a': 'blant annet', ca: 'cirka', dr: 'doktor', nr: 'nummer' },
});

export const danish = makeTable({
  tag: 'da',
  cardinal: (digits) => danishCardinal(digits),
  ordinal: (digits) => danishOrdinal(digits),
  ordinalDays: true,
  yearHundred: 'hundrede og ',
  point: 'komma',
  minus: 'minus',
  and: 'og',
  plus: 'plus',
  equals: 'er lig med',
  to: 'til',
  at: 'snabel-a',
  dot: 'punktum',
  timeWords: 'klokken|kl\\.?',
  abbreviations: { 'f.eks': 'for eksempel', 'bl.a': 'blandt andet', ca: 'cirka', dr: 'doktor', nr: 'nummer' },
});
