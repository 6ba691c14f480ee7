import type { PronunciationRule } from '@mynah/text';
import { compilePronunciations, type Pronunciations } from '@mynah/text/pronunciations';

/** Rules of all kept versions together: some ten dictionaries of the largest kind, or thousands of small ones. */
const mostRules = 100_000;

interface Kept {
  pronunciations: Pronunciations;
  /** A version without rules takes room too. */
  weight: number;
}

/** Versions never change, so each is compiled once; those that were asked for last are kept. */
export class CompiledVersions {
  readonly #kept = new Map<string, Kept>();
  #weight = 0;

  async get(versionId: string, load: () => Promise<readonly PronunciationRule[]>): Promise<Pronunciations> {
    const known = this.#kept.get(versionId);
    if (known) {
      this.#kept.delete(versionId);
      this.#kept.set(versionId, known);
      return known.pronunciations;
    }
    const rules = await load();
    const pronunciations = compilePronunciations(rules);
    this.#keep(versionId, { pronunciations, weight: rules.length + 10 });
    return pronunciations;
  }

  #keep(versionId: string, kept: Kept): void {
    this.#weight += kept.weight - (this.#kept.get(versionId)?.weight ?? 0);
    this.#kept.set(versionId, kept);
    for (const [oldest, { weight }] of this.#kept) {
      if (this.#weight <= mostRules) return;
      this.#kept.delete(oldest);
      this.#weight -= weight;
    }
  }
}
