/** Abbreviations with a period that stand before a name or number, so that a sentence never ends with them. */
const leading = new Set(
  `dr mr mrs ms mx prof sr sra srta dra st ste mme mlle mgr me sig sigg dott avv ing rag geom spett gent egr on
  rev hon gov sen rep pres gen col lt sgt cpl capt cmdr maj adm fr no nos nr núm num art fig figs vol vols ch chap pp
  pág pag cap sec eq ex cf vs viz ca approx al av avda bd r tel ud uds vd डॉ प्रो श्री मि पं इं स्व नं क्र ph messrs mmes profa exmo sto sta mt ft ext`.split(
    /\s+/,
  ),
);

/** Abbreviations with inner periods that usually go on. */
const dotted =
  /(?:^|[^\p{L}])(?:e\.\s?g|i\.\s?e|p\.\s?ej|p\.\s?ex|c\.-à-d|z\.\s?b|d\.\s?h|a\.\s?k\.\s?a|u\.\s?s|d\.\s?c)\.$/iu;
const lastWord = /(?:^|[^\p{L}\p{M}.])([\p{L}\p{M}]{1,6})\.$/u;
const initial = /(?:^|[\s.])\p{Lu}\.$/u;
const notInitials = /(?:^|\s)I\.$/;

/** True when the period that ends `text` belongs to an abbreviation or an initial, not to the sentence. */
export function endsWithAbbreviation(text: string): boolean {
  const tail = text.trimEnd().slice(-16);
  if (!tail.endsWith('.')) return false;
  if (initial.test(tail)) return !notInitials.test(tail);
  const word = lastWord.exec(tail)?.[1]?.toLowerCase();
  return (word !== undefined && leading.has(word)) || dotted.test(tail);
}

const listNumber = /^\s*(?:\d{1,3}|\p{L})[.)]\s*$/u;

/** True for the mark of a list item, `3.` or `b)`, alone. */
export function isListMark(text: string): boolean {
  return listNumber.test(text);
}
