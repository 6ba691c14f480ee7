import type { BlockRow } from '../projects/projects.tables.ts';
import type { TakeKey } from './takes.store.ts';

/** By what a block is heard. */
export interface HeardTake {
  take: TakeKey;
  /** It says what the block says now, or the block is locked and keeps it. */
  isCurrent: boolean;
}

type HeardBlock = Pick<BlockRow, 'id' | 'isLocked' | 'chosenTakeId'>;

/**
 * Finds what each block is heard by among takes that come newest first: the chosen one while it says what the block
 * says, else the newest that does, else its last one. A locked block keeps what it has.
 */
export class HeardTakes {
  readonly #byId = new Map<string, TakeKey>();
  readonly #ofBlock = new Map<string, TakeKey>();
  readonly #ofContent = new Map<string, TakeKey>();

  constructor(takes: readonly TakeKey[]) {
    for (const take of takes.toReversed()) {
      this.#byId.set(take.id, take);
      this.#ofBlock.set(take.blockId, take);
      this.#ofContent.set(take.contentHash, take);
    }
  }

  of({ id, isLocked, chosenTakeId }: HeardBlock, hash: string | undefined): HeardTake | undefined {
    if (hash === undefined) return undefined;
    const chosen = chosenTakeId === null ? undefined : this.#byId.get(chosenTakeId);
    const current = chosen?.contentHash === hash ? chosen : this.#ofContent.get(hash);
    const last = chosen ?? this.#ofBlock.get(id);
    const take = isLocked ? (last ?? current) : (current ?? last);
    return take && { take, isCurrent: isLocked || take === current };
  }
}
