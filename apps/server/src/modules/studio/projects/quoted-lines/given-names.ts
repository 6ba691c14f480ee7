import type { Mention } from './read-mention.ts';
import type { Gender, SpeechWords } from './speech-words.ts';
import { tokensOf } from './words.ts';

const pronounForms: Readonly<Record<string, Gender>> = {
  he: 'he',
  him: 'he',
  his: 'he',
  himself: 'he',
  she: 'she',
  her: 'she',
  hers: 'she',
  herself: 'she',
  er: 'he',
  ihm: 'he',
  il: 'he',
  elle: 'she',
  él: 'he',
  ella: 'she',
};

/** Those who speak in a text by name, and what the text tells of them. */
export class GivenNames {
  readonly #forms = new Map<string, string>();
  readonly #genders = new Map<string, Gender>();
  readonly #told = new Map<string, { he: number; she: number }>();

  /** @param mentions everybody who is named beside speech */
  constructor(mentions: readonly Mention[]) {
    const counts = new Map<string, number>();
    for (const mention of mentions)
      if (mention.kind === 'name') counts.set(mention.name, (counts.get(mention.name) ?? 0) + 1);
    const byUse = [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name);
    for (const name of byUse) this.#forms.set(name, this.#formOf(name, byUse));
  }

  has(name: string): boolean {
    return this.#forms.has(name);
  }

  /** A person's name as the text has it most often; null for everybody who has none. */
  nameOf(mention: Mention | undefined): string | null {
    return mention?.kind === 'name' ? (this.#forms.get(mention.name) ?? mention.name) : null;
  }

  /** Those who are named in a text. */
  within(text: string): string[] {
    const spaced = ` ${tokensOf(text)
      .map((token) => token.text)
      .join(' ')} `;
    const found = [...this.#forms].filter(([form]) => spaced.includes(` ${form.replaceAll('.', ' .')} `));
    return [...new Set(found.map(([, name]) => name))];
  }

  /** Whether a word may stand for somebody: nothing that is known of them says otherwise. */
  mayBe(name: string, gender: Gender | 'unknown'): boolean {
    const known = this.#genders.get(name) ?? this.#toldOf(name);
    return gender === 'unknown' || known === undefined || known === gender;
  }

  /** Whether the text tells that a word stands for somebody. */
  isKnownAs(name: string | null, gender: Gender | 'unknown'): boolean {
    return name !== null && (this.#genders.get(name) ?? this.#toldOf(name)) === gender;
  }

  /** From a paragraph that names nobody else, or a title. */
  learn(text: string, { titles }: SpeechWords): void {
    const named = this.within(text);
    const [name] = named;
    if (name === undefined || named.length > 1) return;
    const title = titles[name.split(/[. ]/u)[0] ?? ''];
    if (title === 'he' || title === 'she') this.#genders.set(name, title);
    const told = this.#told.get(name) ?? { he: 0, she: 0 };
    for (const token of tokensOf(text)) {
      const gender = pronounForms[token.text.toLowerCase()];
      if (gender) told[gender] += 1;
    }
    this.#told.set(name, told);
  }

  #toldOf(name: string): Gender | undefined {
    const { he, she } = this.#told.get(name) ?? { he: 0, she: 0 };
    if (he + she < 3) return undefined;
    if (he >= 4 * she) return 'he';
    return she >= 4 * he ? 'she' : undefined;
  }

  /** `Sherlock Holmes` is Holmes, unless there are two of that name. */
  #formOf(name: string, names: readonly string[]): string {
    const same = names.filter((other) => isPartOf(other, name) || isPartOf(name, other) || other === name);
    const isOne = same.every((one) =>
      same.every((other) => one === other || isPartOf(one, other) || isPartOf(other, one)),
    );
    return (isOne ? same[0] : undefined) ?? name;
  }
}

const partsOf = (name: string): string[] => name.split(' ');

/** `Holmes` of `Sherlock Holmes`. */
const isPartOf = (part: string, whole: string): boolean => {
  const all = partsOf(whole);
  const some = partsOf(part);
  return (
    some.length < all.length &&
    /^\p{Lu}/u.test(part) &&
    (whole.startsWith(`${part} `) || whole.endsWith(` ${part}`))
  );
};
