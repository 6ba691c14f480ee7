/** What people say while they listen, by language: `I’m with you`, which wants no turn. */
const usualTerms: Readonly<Record<string, readonly string[]>> = {
  en: list('okay|ok|yeah|yep|yes|right|sure|alright|all right|i see|got it|of course|go on'),
  de: list('ja|okay|ok|genau|klar|alles klar|gut|verstehe|stimmt'),
  fr: list('oui|ouais|d’accord|ok|okay|bien sûr|je vois|ah bon|voilà'),
  es: list('sí|si|vale|ok|okay|claro|ya|entiendo|ajá|de acuerdo'),
  it: list('sì|si|ok|okay|certo|capisco|va bene|esatto'),
  pt: list('sim|ok|okay|certo|tá|entendi|claro|pois é'),
  nl: list('ja|oké|ok|okay|precies|goed|klopt|ik snap het'),
  pl: list('tak|no|ok|okay|jasne|rozumiem|dobrze'),
  ja: list('はい|うん|ええ|そうですね|なるほど'),
  zh: list('嗯|好|好的|是|对|对对'),
  ko: list('네|예|응|그래요|맞아요'),
  hi: list('हाँ|जी|ठीक है|अच्छा'),
};

/** Sounds that are no words: they interrupt nobody, in no language. */
const sounds = list('mhm|mm|mmm|mmhmm|mm hmm|hmm|hm|uh huh|uhhuh|aha|ah|oh');

function list(terms: string): readonly string[] {
  return terms.split('|');
}

export interface IgnoredTerms {
  language: string;
  /** Of the agent itself. */
  own: readonly string[];
  /** Languages whose usual terms count, too. */
  languages: readonly string[];
  /** The agent’s own terms stand beside the usual ones, not in their place. */
  addsToUsual: boolean;
}

/** What does not interrupt an agent. */
export class BackChannels {
  readonly #terms: ReadonlySet<string>;

  constructor({ language, own, languages, addsToUsual }: IgnoredTerms) {
    const codes = own.length === 0 || addsToUsual ? [language, ...languages] : languages;
    const usual = codes.flatMap((tag) => usualTerms[tag.slice(0, 2).toLowerCase()] ?? []);
    this.#terms = new Set([...sounds, ...usual, ...own].map(bare).filter(Boolean));
  }

  /** Is it nothing else? Repeated ones are (`yeah, yeah`). */
  covers(text: string): boolean {
    const said = bare(text);
    return said !== '' && this.#covers(said.split(' '));
  }

  #covers(words: readonly string[]): boolean {
    if (words.length === 0) return true;
    for (let count = 1; count <= Math.min(words.length, 4); count++)
      if (this.#terms.has(words.slice(0, count).join(' ')) && this.#covers(words.slice(count))) return true;
    return false;
  }
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("'", '’')
    .replace(/[^\p{L}\p{M}\p{N}’]+/gu, ' ')
    .trim();
