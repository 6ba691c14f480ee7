import type { Draft } from '#web/features/studio/saving/drafts.ts';
import { mergeChanges } from '#web/features/studio/saving/merge-changes.ts';
import type { EditorBlock, EditorChapter } from '#web/features/studio/studio-types.ts';
import {
  changesBetween,
  type WrittenBlock,
  type WrittenChange,
} from '#web/features/studio/text/written-block.ts';
import { ApiError } from '#web/shared/api/api-error.ts';

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

export interface SaverParts {
  /** The text as it is now. */
  read: () => WrittenBlock[];
  send: (revision: number, changes: WrittenChange[]) => Promise<{ revision: number; blocks: EditorBlock[] }>;
  fetch: () => Promise<EditorChapter>;
  /** What the server wrote down; how its blocks sound comes with it. */
  onSaved: (blocks: EditorBlock[]) => void;
  /** Others changed the chapter: their text, with what was written here upon it. */
  onMerged: (blocks: WrittenBlock[], theirs: EditorChapter) => void;
  onState: (state: SaveState, error?: unknown) => void;
  keepDraft: (draft: Omit<Draft, 'savedAtMs'>) => void;
  forgetDraft: () => void;
}

const DELAY_MS = 1000;
const RETRY_MS = 5000;

interface Base {
  revision: number;
  blocks: readonly WrittenBlock[];
}

/**
 * Brings what is written to the server: a second after the last key, one request at a time, each upon the revision
 * that the last one made. What could not be saved is kept in this browser; what somebody else changed meanwhile is
 * taken in, and where both changed one block, the writer is asked.
 */
export class ChapterSaver {
  readonly #parts: SaverParts;
  #base: Base;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  #conflict: EditorChapter | undefined;

  constructor(base: Base, parts: SaverParts) {
    this.#base = base;
    this.#parts = parts;
  }

  get revision(): number {
    return this.#base.revision;
  }

  get hasChanges(): boolean {
    return this.#changes().length > 0;
  }

  /** Something was written. */
  touch(): void {
    if (this.#conflict) {
      this.#keep();
    } else {
      this.#parts.onState('unsaved');
      this.#wait(DELAY_MS);
    }
  }

  /** Saves at once; resolves when the server has all, or when it cannot be saved now. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#running;
    if (!this.#conflict && this.hasChanges) await this.#save();
  }

  /** The page goes: what is not saved stays in this browser. */
  leave(): void {
    this.#keep();
    void this.flush();
  }

  /** Somebody changed the chapter: this page itself, another tab, or another person. */
  async renew(revision: number): Promise<void> {
    await this.#running;
    if (this.#conflict || revision <= this.#base.revision) return;
    const theirs = await this.#parts.fetch();
    if (!this.#running && theirs.revision > this.#base.revision) this.#meet(theirs);
  }

  /** What was kept of an earlier visit, upon what is there now. */
  restore({ changes, base }: Draft, theirs: EditorChapter): void {
    const { blocks, conflicts } = mergeChanges({ changes, base, theirs: theirs.blocks });
    this.#parts.onMerged(blocks, theirs);
    if (conflicts.length > 0) {
      this.#conflict = theirs;
      this.#parts.onState('conflict');
    } else {
      this.touch();
    }
  }

  /** The answer to a conflict: theirs. Mine stays in this browser until something else is written. */
  takeTheirs(): void {
    const theirs = this.#conflict;
    if (!theirs) return;
    this.#keep();
    this.#conflict = undefined;
    this.#parts.onMerged(theirs.blocks, theirs);
    this.#base = { revision: theirs.revision, blocks: this.#parts.read() };
    this.#parts.onState('saved');
  }

  /** The answer to a conflict: mine once more, where both changed a block; elsewhere theirs stays. */
  putMine(): void {
    const theirs = this.#conflict;
    if (!theirs) return;
    const merge = { changes: this.#changes(), base: this.#base.blocks, theirs: theirs.blocks };
    this.#conflict = undefined;
    this.#base = { revision: theirs.revision, blocks: theirs.blocks };
    this.#parts.onMerged(mergeChanges(merge).blocks, theirs);
    this.#parts.onState('unsaved');
    this.#wait(0);
  }

  #changes(): WrittenChange[] {
    return changesBetween(this.#base.blocks, this.#parts.read());
  }

  #wait(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delayMs);
  }

  #keep(): void {
    const changes = this.#changes();
    if (changes.length === 0) {
      this.#parts.forgetDraft();
      return;
    }
    const named = new Set(changes.map(({ block_id }) => block_id));
    const base = this.#base.blocks.filter(({ block_id }) => named.has(block_id));
    this.#parts.keepDraft({ revision: this.#base.revision, changes, base });
  }

  #save(): Promise<void> {
    this.#running = this.#send().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #send(): Promise<void> {
    const { revision, blocks: base } = this.#base;
    const blocks = this.#parts.read();
    const changes = changesBetween(base, blocks);
    this.#keep();
    this.#parts.onState('saving');
    try {
      const answer = await this.#parts.send(revision, changes);
      this.#base = { revision: answer.revision, blocks };
      this.#parts.onSaved(answer.blocks);
      this.#keep();
      if (this.hasChanges) this.touch();
      else this.#parts.onState('saved');
    } catch (error) {
      await this.#failed(error);
    }
  }

  async #failed(error: unknown): Promise<void> {
    if (error instanceof ApiError && error.status === 409) {
      const theirs = await this.#parts.fetch().catch(() => undefined);
      if (theirs) {
        this.#meet(theirs);
        return;
      }
    }
    this.#parts.onState('failed', error);
    const isRefusal = error instanceof ApiError && error.status !== null && error.status < 500;
    if (!isRefusal) this.#wait(RETRY_MS);
  }

  /** Others were quicker: what they changed is taken in; where both changed one block, somebody has to say whose it is. */
  #meet(theirs: EditorChapter): void {
    const changes = this.#changes();
    const { blocks, conflicts } = mergeChanges({ changes, base: this.#base.blocks, theirs: theirs.blocks });
    if (conflicts.length > 0) {
      this.#keep();
      this.#conflict = theirs;
      this.#parts.onState('conflict');
      return;
    }
    this.#base = { revision: theirs.revision, blocks: theirs.blocks };
    this.#parts.onMerged(blocks, theirs);
    if (changes.length > 0) {
      this.touch();
      return;
    }
    this.#base = { revision: theirs.revision, blocks: this.#parts.read() };
    this.#parts.onState('saved');
  }
}
