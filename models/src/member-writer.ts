import { type FileHandle, open } from 'node:fs/promises';

/** Takes pieces from a callback that cannot wait and writes them when asked to drain. */
export class MemberWriter {
  readonly #pieces: { path: string; chunk: Uint8Array; final: boolean }[] = [];
  readonly #open = new Map<string, FileHandle>();
  #fault: Error | null = null;

  take(path: string, fault: Error | null, chunk: Uint8Array, final: boolean): void {
    this.#fault ??= fault;
    this.#pieces.push({ path, chunk, final });
  }

  async drain(): Promise<void> {
    if (this.#fault) throw this.#fault;
    for (const { path, chunk, final } of this.#pieces.splice(0)) {
      const file = this.#open.get(path) ?? (await open(path, 'w'));
      this.#open.set(path, file);
      if (chunk.length > 0) await file.writeFile(chunk);
      if (!final) continue;
      await file.close();
      this.#open.delete(path);
    }
  }

  async close(): Promise<void> {
    for (const file of this.#open.values()) await file.close();
    this.#open.clear();
  }
}
