/**
 * Pinyin to the symbols that the model learned for Mandarin: IPA with one arrow per syllable right after its vowel,
 * `→` high, `↗` rising, `↓` low, `↘` falling, none for the light tone.
 * https://en.wikipedia.org/wiki/Help:IPA/Mandarin
 */
const initials: Readonly<Record<string, string>> = {
  b: 'p',
  p: 'pʰ',
  m: 'm',
  f: 'f',
  d: 't',
  t: 'tʰ',
  n: 'n',
  l: 'l',
  g: 'k',
  k: 'kʰ',
  h: 'x',
  j: 'ʨ',
  q: 'ʨʰ',
  x: 'ɕ',
  zh: 'ꭧ',
  ch: 'ꭧʰ',
  sh: 'ʂ',
  r: 'ɻ',
  z: 'ʦ',
  c: 'ʦʰ',
  s: 's',
};

/** `0` is the place of the tone. */
const finals: Readonly<Record<string, string>> = {
  a: 'a0',
  ai: 'ai0',
  an: 'a0n',
  ang: 'a0ŋ',
  ao: 'au0',
  e: 'ɤ0',
  ei: 'ei0',
  en: 'ə0n',
  eng: 'ə0ŋ',
  er: 'ɚ0',
  i: 'i0',
  ia: 'ja0',
  ian: 'jɛ0n',
  iang: 'ja0ŋ',
  iao: 'jau0',
  ie: 'je0',
  in: 'i0n',
  ing: 'i0ŋ',
  io: 'jo0',
  iong: 'jʊ0ŋ',
  iou: 'jou0',
  o: 'wo0',
  ong: 'ʊ0ŋ',
  ou: 'ou0',
  u: 'u0',
  ua: 'wa0',
  uai: 'wai0',
  uan: 'wa0n',
  uang: 'wa0ŋ',
  uei: 'wei0',
  uen: 'wə0n',
  ueng: 'wə0ŋ',
  uo: 'wo0',
  ü: 'y0',
  üan: 'ɥɛ0n',
  üe: 'ɥe0',
  ün: 'y0n',
  /** The vowel of `zhi`, `chi`, `shi`, `ri`, `zi`, `ci`, `si`. */
  buzzed: 'ɨ0',
};

const arrows = ['', '→', '↗', '↓', '↘'];

/** Syllables that are a sound of agreement or doubt, without a vowel. */
const bare: Readonly<Record<string, string>> = { m: 'm0', n: 'n0', ng: 'ŋ0', hm: 'hm0', hng: 'hŋ0' };

/** One syllable without tone mark (`lü` or `lv`) and its tone, 1 to 4, or 0 for the light tone. */
export function syllableToSymbols(syllable: string, tone: number): string {
  const arrow = arrows[tone] ?? '';
  const plain = syllable.replace('v', 'ü');
  if (bare[plain]) return bare[plain].replace('0', arrow);
  const initial = /^(?:[zcs]h|[bpmfdtnlgkhjqxrzcs])/.exec(plain)?.[0] ?? '';
  const final = fullFinal(initial, plain.slice(initial.length));
  return (initials[initial] ?? '') + (finals[final] ?? '').replace('0', arrow);
}

/** Undoes the short spellings of pinyin: `yue` is üe, `jun` is jün, `liu` is liou. */
function fullFinal(initial: string, written: string): string {
  if (initial === '') return openFinal(written);
  if (written === 'i' && /^(?:[zcs]h?|r)$/.test(initial)) return 'buzzed';
  const umlauted = /^[jqx]$/.test(initial) ? written.replace(/^u/, 'ü') : written;
  return { iu: 'iou', ui: 'uei', un: 'uen', ue: 'üe' }[umlauted] ?? umlauted;
}

function openFinal(written: string): string {
  if (written.startsWith('yu')) return `ü${written.slice(2)}`;
  if (/^y(?:i|$)/.test(written)) return written.slice(1);
  if (written.startsWith('y')) return { you: 'iou' }[written] ?? `i${written.slice(1)}`;
  if (/^wu/.test(written)) return written.slice(1);
  if (written.startsWith('w')) return { wei: 'uei', wen: 'uen' }[written] ?? `u${written.slice(1)}`;
  return written;
}
