/** Codes of what could not be done as asked; they stand in the header `x-mynah-warnings`. */
export class Warnings {
  readonly #codes = new Set<string>();

  add = (code: string): void => {
    this.#codes.add(code);
  };

  get codes(): string[] {
    return [...this.#codes];
  }
}
