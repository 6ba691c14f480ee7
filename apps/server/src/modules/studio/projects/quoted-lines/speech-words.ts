/** What a language says of somebody who speaks. */
export interface SpeechWords {
  /** `said` */
  verbs: readonly string[];
  /** Who is meant by a word alone: `she` is one of the women, `I` whoever tells the story. */
  pronouns: Readonly<Record<string, Gender | 'teller' | 'nameless' | 'unknown'>>;
  /** Before a noun that is nobody's name: `the old man`. */
  articles: readonly string[];
  /** Mrs.: a part of a name that tells more. */
  titles: Readonly<Record<string, Gender | 'unknown'>>;
  /** Speech may be opened by a dash at the beginning of its paragraph. */
  hasDashes: boolean;
  /** Nouns have capitals too: a name is told by having no article. */
  hasCapitalNouns?: boolean;
}

export type Gender = 'he' | 'she';

const words = (text: string): string[] => text.split(/\s+/u).filter(Boolean);

const english: SpeechWords = {
  verbs:
    words(`said says say saying replied replies answered answers asked asks cried cries exclaimed whispered murmured
    muttered shouted called added continued remarked observed returned rejoined inquired enquired repeated began
    interrupted interposed suggested demanded declared explained announced growled roared screamed shrieked yelled
    sighed gasped laughed sobbed moaned groaned grumbled protested insisted agreed admitted confessed ventured pleaded
    begged urged ordered commanded responded retorted snapped stammered faltered persisted pursued resumed echoed
    hissed chuckled ejaculated quoth thought spoke concluded warned promised wondered croaked bawled bleated barked squeaked chirped boasted
    exclaiming crying replying adding asking`),
  pronouns: { he: 'he', she: 'she', they: 'nameless', it: 'unknown', we: 'nameless', I: 'teller' },
  articles: ['the', 'a', 'an'],
  titles: {
    Mr: 'he',
    Mrs: 'she',
    Ms: 'she',
    Miss: 'she',
    Sir: 'he',
    Lady: 'she',
    Lord: 'he',
    Madame: 'she',
    Master: 'he',
    King: 'he',
    Queen: 'she',
    Prince: 'he',
    Princess: 'she',
    Duchess: 'she',
    Duke: 'he',
    Aunt: 'she',
    Uncle: 'he',
    Dr: 'unknown',
    Doctor: 'unknown',
    Captain: 'unknown',
    Colonel: 'unknown',
    Professor: 'unknown',
    Inspector: 'unknown',
    St: 'unknown',
  },
  hasDashes: false,
};

const german: SpeechWords = {
  verbs:
    words(`sagte sagt fragte fragt rief ruft antwortete antwortet erwiderte meinte flüsterte murmelte entgegnete
    versetzte schrie bemerkte sprach spricht erklärte seufzte lachte brummte wiederholte bat begann dachte`),
  pronouns: { er: 'he', sie: 'she', es: 'unknown', man: 'nameless', wir: 'nameless', ich: 'teller' },
  articles: words('der die das ein eine'),
  titles: { Herr: 'he', Frau: 'she', Fräulein: 'she', Doktor: 'unknown' },
  hasDashes: false,
  hasCapitalNouns: true,
};

const french: SpeechWords = {
  verbs:
    words(`dit répondit demanda cria s’écria s'écria reprit ajouta murmura fit répliqua continua chuchota soupira
    interrompit répéta observa remarqua balbutia hurla pensa`),
  pronouns: { il: 'he', elle: 'she', on: 'nameless', ils: 'nameless', elles: 'nameless', je: 'teller' },
  articles: ['le', 'la', 'les', 'un', 'une', 'l’', "l'"],
  titles: { M: 'he', Mme: 'she', Mlle: 'she', Monsieur: 'he', Madame: 'she', Mademoiselle: 'she' },
  hasDashes: true,
};

const spanish: SpeechWords = {
  verbs:
    words(`dijo respondió preguntó contestó exclamó gritó murmuró añadió replicó repuso susurró observó continuó
    prosiguió suspiró pensó`),
  pronouns: { él: 'he', ella: 'she', ellos: 'nameless', ellas: 'nameless', yo: 'teller' },
  articles: words('el la los las un una'),
  titles: { Don: 'he', don: 'he', Doña: 'she', doña: 'she', Señor: 'he', Señora: 'she' },
  hasDashes: true,
};

const italian: SpeechWords = {
  verbs:
    words(`disse rispose chiese domandò esclamò gridò mormorò aggiunse replicò sussurrò continuò riprese ripeté
    pensò`),
  pronouns: { lui: 'he', lei: 'she', egli: 'he', ella: 'she', loro: 'nameless', io: 'teller' },
  articles: ['il', 'lo', 'la', 'i', 'gli', 'le', 'un', 'una', 'uno', 'l’', "l'"],
  titles: { Signor: 'he', Signora: 'she', Don: 'he', Donna: 'she' },
  hasDashes: true,
};

const portuguese: SpeechWords = {
  verbs:
    words(`disse respondeu perguntou exclamou gritou murmurou acrescentou replicou sussurrou continuou observou
    pensou`),
  pronouns: { ele: 'he', ela: 'she', eles: 'nameless', elas: 'nameless', eu: 'teller' },
  articles: words('o a os as um uma'),
  titles: { Senhor: 'he', Senhora: 'she', Dom: 'he', Dona: 'she' },
  hasDashes: true,
};

const polish: SpeechWords = {
  verbs:
    words(`powiedział powiedziała rzekł rzekła zapytał zapytała spytał spytała odparł odparła odpowiedział
    odpowiedziała zawołał zawołała szepnął szepnęła mruknął mruknęła krzyknął krzyknęła dodał dodała westchnął
    westchnęła`),
  pronouns: { on: 'he', ona: 'she', oni: 'nameless', one: 'nameless', ja: 'teller' },
  articles: [],
  titles: { Pan: 'he', pan: 'he', Pani: 'she', pani: 'she' },
  hasDashes: true,
};

const byLanguage: Readonly<Record<string, SpeechWords>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  pl: polish,
};

/** Undefined for a language whose words are not known: its speech is found by its marks alone. @param language ISO 639-1 */
export const speechWordsOf = (language: string): SpeechWords | undefined => byLanguage[language];
