/** Languages of speech, by ISO 639-1 with their ISO 639-3. */
const codes =
  'af afr ar ara hy hye az aze be bel bs bos bg bul ca cat zh zho hr hrv cs ces da dan nl nld en eng et est fi fin fr fra gl glg de deu el ell he heb hi hin hu hun is isl id ind it ita ja jpn kn kan kk kaz ko kor lv lav lt lit mk mkd ms msa mr mar mi mri ne nep no nor fa fas pl pol pt por ro ron ru rus sr srp sk slk sl slv es spa sw swa sv swe tl tgl ta tam th tha tr tur uk ukr ur urd vi vie cy cym';
/** Those that a recognizer may know as well, with many errors. */
const rareCodes =
  'sq sqi am amh as asm ba bak eu eus bn ben br bre ka kat gu guj ht hat ha hau haw haw jw jav km khm lo lao la lat ln lin lb ltz mg mlg ml mal mt mlt mn mon my mya nn nno oc oci ps pus pa pan sa san sn sna sd snd si sin so som su sun tg tgk tt tat te tel bo bod tk tuk uz uzb yi yid yo yor yue yue';

const pairsOf = (text: string): [string, string][] => {
  const words = text.split(' ');
  return words.flatMap((word, index) => (index % 2 === 0 ? [[word, words[index + 1]!]] : []));
};

const common = pairsOf(codes);
const all = [...common, ...pairsOf(rareCodes)];
const toThree = new Map(all);
/** With names that programs use besides: Norwegian Bokmål, Filipino, Cantonese, the older codes of ISO 639-2/B. */
const toTwo = new Map([
  ...all.map(([two, three]) => [three, two] as const),
  ...pairsOf(
    'nb no nob no fil tl cmn zh jv jw iw he in id chi zh cze cs dut nl fre fr geo ka ger de gre el arm hy ice is mac mk may ms mao mi per fa rum ro slo sk tib bo wel cy alb sq baq eu bur my arb ar pes fa zlm ms ekk et lvs lv npi ne swh sw',
  ),
]);

/** LNG-026: what the language menu offers beside `auto`; ISO 639-1. */
export const transcriptionLanguages: readonly string[] = common.map(([two]) => two);

/** ISO 639-1 of what a caller may write: `en`, `eng`, `en-US`. Undefined for what is no language here. */
export function languageOf(code: string): string | undefined {
  const primary = code.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  return toThree.has(primary) ? primary : toTwo.get(primary);
}

/** ISO 639-3, as the public API answers: `eng`. */
export const threeLetters = (language: string): string => toThree.get(language) ?? language;
