import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** What the encoder of speakers hears of a voice: numbers of length 1. */
export interface Heard {
  /** What it was: the same definition is not spoken again. */
  key: string;
  vector: number[];
}

/** What was heard so far, in a file of lines: a run that was stopped goes on. */
export class HeardSoFar {
  readonly #file: string;
  readonly #heard = new Map<string, Heard>();

  constructor(file: string) {
    this.#file = file;
    if (!existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const heard = JSON.parse(line) as Heard;
      this.#heard.set(heard.key, heard);
    }
  }

  find(key: string): Heard | undefined {
    return this.#heard.get(key);
  }

  add(heard: Heard): Heard {
    this.#heard.set(heard.key, heard);
    appendFileSync(this.#file, `${JSON.stringify(heard)}\n`);
    return heard;
  }
}
