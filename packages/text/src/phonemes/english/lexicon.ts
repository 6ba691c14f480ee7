import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** Readings by part of speech: `{DEFAULT: 'lˈIv', VERB: 'lˈɪv'}`; `null` means: spell the letters. */
export type Readings = Record<string, string | null>;
type Entries = Record<string, string | Readings>;

/** American or British. */
export type Accent = 'us' | 'gb';

export async function readGzippedJson<Shape>(path: string): Promise<Shape> {
  return JSON.parse((await promisify(gunzip)(await readFile(path))).toString('utf8')) as Shape;
}

/** The pronouncing dictionary of one accent: a checked part, and a larger part from rules and other sources. */
export class Lexicon {
  readonly accent: Accent;
  readonly #checked: Entries;
  readonly #wide: Entries;

  constructor(accent: Accent, checked: Entries, wide: Entries) {
    this.accent = accent;
    this.#checked = checked;
    this.#wide = wide;
  }

  static async load(folder: string, accent: Accent): Promise<Lexicon> {
    const [checked, wide] = await Promise.all([
      readGzippedJson<Entries>(join(folder, `lexicon_${accent}_gold.json.gz`)),
      readGzippedJson<Entries>(join(folder, `lexicon_${accent}_silver.json.gz`)),
    ]);
    return new Lexicon(accent, checked, wide);
  }

  /** Exact spelling first, then the same word with or without its capital. */
  find(word: string): string | Readings | undefined {
    return this.#exact(word) ?? this.#exact(otherCase(word));
  }

  #exact(word: string): string | Readings | undefined {
    return own(this.#checked, word) ?? own(this.#wide, word);
  }
}

function otherCase(word: string): string {
  const lower = word.toLowerCase();
  const capitalized = lower.charAt(0).toUpperCase() + lower.slice(1);
  if (word === lower) return capitalized;
  return word === capitalized || /^'\p{Lu}\p{Ll}*$/u.test(word) ? lower : word;
}

function own<Value>(entries: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}
