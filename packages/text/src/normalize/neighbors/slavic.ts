import { toCardinal as czechCardinal } from 'n2words/cs-CZ';
import { toCardinal as croatianCardinal } from 'n2words/hr-HR';
import { toCardinal as polishCardinal } from 'n2words/pl-PL';
import { toCardinal as russianCardinal } from 'n2words/ru-RU';
import { toCardinal as ukrainianCardinal } from 'n2words/uk-UA';
import { makeTable } from './make-table.ts';

/** The library has no words for the numbers: the phonemizer reads the figures. */
const asFigures = (digits: string): string => digits;

export const polish = makeTable({
  tag: 'pl',
  cardinal: (digits) => polishCardinal(digits),
  point: 'przecinek',
  minus: 'minus',
  and: 'i',
  plus: 'plus',
  equals: 'równa się',
  to: 'do',
  at: 'małpa',
  dot: 'kropka',
  abbreviations: {
    np: 'na przykład',
    'm.in': 'między innymi',
    itd: 'i tak dalej',
    ul: 'ulica',
    prof: 'profesor',
    nr: 'numer',
  },
});

export const czech = makeTable({
  tag: 'cs',
  cardinal: (digits) => czechCardinal(digits),
  point: 'celých',
  minus: 'minus',
  and: 'a',
  plus: 'plus',
  equals: 'rovná se',
  to: 'až',
  at: 'zavináč',
  dot: 'tečka',
  abbreviations: { např: 'například', tzv: 'takzvaný', atd: 'a tak dále', č: 'číslo', ul: 'ulice' },
});

export const slovak = makeTable({
  tag: 'sk',
  cardinal: asFigures,
  point: 'celých',
  minus: 'mínus',
  and: 'a',
  plus: 'plus',
  equals: 'rovná sa',
  to: 'až',
  at: 'zavináč',
  dot: 'bodka',
  abbreviations: { napr: 'napríklad', tzv: 'takzvaný', atď: 'a tak ďalej', č: 'číslo', ul: 'ulica' },
});

export const croatian = makeTable({
  tag: 'hr',
  cardinal: (digits) => croatianCardinal(digits),
  point: 'zarez',
  minus: 'minus',
  and: 'i',
  plus: 'plus',
  equals: 'jednako',
  to: 'do',
  at: 'et',
  dot: 'točka',
  abbreviations: { npr: 'na primjer', itd: 'i tako dalje', tzv: 'takozvani', br: 'broj' },
});

export const russian = makeTable({
  tag: 'ru',
  cardinal: (digits) => russianCardinal(digits),
  point: 'запятая',
  minus: 'минус',
  and: 'и',
  plus: 'плюс',
  equals: 'равно',
  to: 'до',
  at: 'собака',
  dot: 'точка',
  abbreviations: {
    'т.е': 'то есть',
    'т.д': 'так далее',
    'т.п': 'тому подобное',
    ул: 'улица',
    руб: 'рублей',
    тыс: 'тысяч',
    млн: 'миллионов',
  },
});

export const ukrainian = makeTable({
  tag: 'uk',
  // the library writes the Latin letter for the Ukrainian one
  cardinal: (digits) => ukrainianCardinal(digits).replaceAll('i', 'і'),
  point: 'кома',
  minus: 'мінус',
  and: 'і',
  plus: 'плюс',
  equals: 'дорівнює',
  to: 'до',
  at: 'равлик',
  dot: 'крапка',
  abbreviations: { 'т.д': 'так далі', вул: 'вулиця', грн: 'гривень', тис: 'тисяч', млн: 'мільйонів' },
});

export const bulgarian = makeTable({
  tag: 'bg',
  cardinal: asFigures,
  point: 'цяло и',
  minus: 'минус',
  and: 'и',
  plus: 'плюс',
  equals: 'равно на',
  to: 'до',
  at: 'кльомба',
  dot: 'точка',
  abbreviations: { 'т.е': 'то ест', 'т.н': 'така наречен', ул: 'улица', лв: 'лева', г: 'година' },
});
