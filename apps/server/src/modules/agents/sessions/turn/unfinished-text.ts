/** How far a sentence that somebody speaks has come, by its words alone. */
export type Progress =
  /** A whole thought: a question, a sentence with its period. */
  | 'complete'
  /** Nothing tells. */
  | 'open'
  /** More must follow: `and`, `my number is`, a word that is looked for. */
  | 'unfinished'
  /** Digits or letters, one by one: people pause between groups. */
  | 'spelling';

/** Last words that call for more, by language; those of English stand for languages that are not here. */
const leadingWords: Readonly<Record<string, string>> = {
  en: 'and but or so because if when while although though that which who whose the a an my your his her our their to of for with from in on at by about into than as is are was were am be been have has had do does did will would can could should may might must i we they he she it this these those very really just like um uh er erm hmm well',
  de: 'und aber oder weil wenn dass als ob der die das den dem des ein eine einen einem einer mein meine meinen dein deine sein seine ihr ihre unser unsere zu von für mit aus in im an am auf bei über um ist sind war waren bin habe hat hatte werde wird würde kann könnte soll muss möchte ich wir sie er es sehr äh ähm hm also',
  fr: 'et mais ou donc parce que si quand qui dont le la les un une des du de mon ma mes ton ta tes son sa ses notre votre leur à au aux pour avec dans en sur par est sont était suis ai as a avons avez ont je tu il elle nous vous ils très euh heu ben alors',
  es: 'y e pero o porque si cuando que quien el la los las un una unos unas mi mis tu tus su sus nuestro a al de del para con en sobre por es son era soy está estoy he ha yo él ella nosotros muy eh em pues este',
  it: 'e ed ma o perché se quando che chi il lo la i gli le un uno una mio mia tuo tua suo sua nostro a al alla di del della per con in nel su da è sono era ho ha io lui lei noi molto ehm eh allora',
  pt: 'e mas ou porque se quando que quem o a os as um uma uns umas meu minha teu tua seu sua nosso ao à de do da para com em no na sobre por é são era sou estou tenho tem eu ele ela nós muito hum eh então',
  nl: 'en maar of omdat als dat wie de het een mijn jouw zijn haar ons onze te van voor met uit in op aan bij over om is was waren ben heb heeft had zal kan zou moet ik wij zij hij heel uh uhm dus',
  pl: 'i a ale lub bo jeśli gdy że który która mój moja twój jego jej nasz do z ze od dla w we na przy o po jest są był ja my on ona bardzo yyy eee no',
};
/** Without a space between words: what a sentence that goes on ends in. */
const leadingEnds: Readonly<Record<string, RegExp>> = {
  ja: /(?:は|が|を|に|で|と|から|けど|ので|て|の|も|えっと|あの|ええと)[、…]?$/u,
  zh: /(?:的|和|跟|但是|因为|如果|所以|就是|那个|嗯)[，…]?$/u,
  ko: /(?:는|은|가|을|를|에|와|과|고|서|지만|음|어)[,…]?$/u,
};

const introducesNumber =
  /\b(?:number|code|address|e-?mail|name|nummer|adresse|numéro|número|codice|numero) (?:is|are|ist|lautet|est|es|è|é)\b[^.?!]*$/iu;
const numberWords =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|null|eins|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun|un|deux|trois|quatre|cinq|huit|neuf|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|due|tre|quattro|cinque|sei|sette|otto|nove|dois|três|quatro|sete|oito';
/** Some digits of a number that has more, whatever the recognizer put behind them. */
const givesNumber =
  /\b(?:number|code|booking|order|reservation|reference|nummer|numéro|número|codice|numero) (?:is|ist|lautet|est|es|è|é)\b[^?!]*\d[\d\s,.–-]*$/iu;
/** So many digits at least; a telephone number has so many. */
const leastDigits = 4;
const wholeNumber = 10;
/** Recognizers put a question mark behind them when a pause follows. */
const leadingPhrase =
  /(?:\b(?:(?:can|could|would|will) you (?:please )?(?:tell|show|send|give) (?:me|us)|do you know|i (?:want|need|wanted|would like|’d like|'d like) to|können sie mir (?:bitte )?sagen|wissen sie|ich (?:möchte|wollte|will)|pouvez-vous me dire|savez-vous|je voudrais|puede decirme|sabe|quisiera|può dirmi|vorrei|pode dizer-me|queria))[.?!…]*$/iu;
const shortReply =
  /^(?:yes|yeah|yep|no|nope|okay|ok|sure|right|exactly|correct|hello|hi|hey|thanks|bye|goodbye|stop|please|ja|nein|doch|genau|richtig|hallo|danke|tschüss|bitte|oui|non|d’accord|bonjour|merci|salut|sí|si|vale|claro|hola|gracias|adiós|sì|certo|ciao|grazie|sim|não|claro|olá|obrigad[oa]|tak|nie|dobrze|nee|goed)\P{L}*$/iu;
const digitAtEnd = new RegExp(`(?:\\d|\\b(?:${numberWords}))[\\s,.\\-–]*$`, 'iu');
const lettersAtEnd = /(?:^|[\s,.-])\p{L}(?:[\s,.-]+\p{L}){1,}[\s,.-]*$/u;

const leading = new Map(
  Object.entries(leadingWords).map(([code, words]) => [code, new Set(words.split(' '))]),
);

export function progressOf(text: string, language: string): Progress {
  const said = text.trim();
  if (said === '') return 'open';
  if (isSpelled(said)) return 'spelling';
  if (/[,;:–—-]$|(?:\.{3}|…)$/u.test(said)) return 'unfinished';
  const code = language.slice(0, 2).toLowerCase();
  if (introducesNumber.test(said) && !/\d/.test(said)) return 'unfinished';
  if (givesNumber.test(said) && digitsIn(said) < leastDigits) return 'spelling';
  if (leadingPhrase.test(said)) return 'unfinished';
  if (leadingEnds[code]?.test(said.replace(/[。.]$/u, ''))) return 'unfinished';
  // recognizers put a period behind whatever is followed by a pause: the word before it counts more
  const last = said
    .toLowerCase()
    .replace(/[\p{P}\p{S}]+$/gu, '')
    .split(/\s+/)
    .at(-1);
  if (/[?？]["'”»)]?$/u.test(said)) return 'complete';
  if (last && (leading.get(code) ?? leading.get('en'))?.has(last))
    return isShortReply(said) ? 'open' : 'unfinished';
  // a sound of thinking is heard as some word
  if (isOneWord(said) && !shortReply.test(said)) return 'open';
  return /[.!。！]["'”»)]?$/u.test(said) ? 'complete' : 'open';
}

const isOneWord = (said: string): boolean => /^[\p{Script=Latin}’'-]+\p{P}*$/u.test(said);

/** `I am.`, `That’s it.`: words that lead on in a sentence, and are one here. */
const isShortReply = (said: string): boolean => /[.!]$/.test(said) && said.split(/\s+/).length <= 2;

const digitsIn = (said: string): number => said.replace(/\D/g, '').length;

/** Digits or single letters at the end, and more than one: `four four one`, `B A R`, `555 12`. */
function isSpelled(said: string): boolean {
  if (lettersAtEnd.test(said)) return true;
  if (!digitAtEnd.test(said)) return false;
  if (digitsIn(said) >= wholeNumber) return false;
  const tail = said.split(/[.?!]\s/u).at(-1) ?? '';
  const digits = tail.replace(/\D/g, '').length;
  const words = tail.match(new RegExp(`\\b(?:${numberWords})\\b`, 'giu'))?.length ?? 0;
  return digits >= 3 || words >= 2;
}
