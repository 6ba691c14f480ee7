/** Everything that a stream brought, for a download or a second hearing. */
export class ReceivedBytes {
  readonly #parts: Uint8Array<ArrayBuffer>[] = [];
  #url: string | undefined;

  append(bytes: Uint8Array<ArrayBuffer>): void {
    this.#parts.push(bytes);
  }

  get isEmpty(): boolean {
    return this.#parts.length === 0;
  }

  toBlob(): Blob {
    return new Blob(this.#parts, { type: 'audio/mpeg' });
  }

  /** One address for all callers, once everything is here; `release` gives it back. */
  url(): string {
    this.#url ??= URL.createObjectURL(this.toBlob());
    return this.#url;
  }

  release(): void {
    if (this.#url !== undefined) URL.revokeObjectURL(this.#url);
    this.#url = undefined;
  }
}
