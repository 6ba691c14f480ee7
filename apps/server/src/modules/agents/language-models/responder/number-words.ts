/**
 * Numbers as people say them, each line one number from one to twelve, in English, German, Spanish, French, Italian and
 * Portuguese. Words that mean something else in another of these languages (`once`, `due`, `sei`, articles) are left out.
 */
const words = [
  'one eins uno',
  'two zwei dos deux dois duas',
  'three drei tres trois tre três',
  'four vier cuatro quatre quattro quatro',
  'five fünf cinco cinq cinque',
  'six sechs seis',
  'seven sieben siete sept sette sete',
  'eight acht ocho huit otto oito',
  'nine neun nueve neuf nove',
  'ten zehn diez dix dieci dez',
  'eleven elf onze undici',
  'twelve zwölf doce douze dodici doze',
];

export const numberWords: ReadonlyMap<string, number> = new Map(
  words.flatMap((line, place) => line.split(' ').map((word): [string, number] => [word, place + 1])),
);
