import type { DubDocument } from '#web/features/dubbing/document/dub-document.ts';
import type { KnownDub } from '#web/features/dubbing/document/line-facts.ts';
import { changesBetween, type DubChanges } from '#web/features/dubbing/saving/dub-changes.ts';
import { type Conflict, mergeDubs, takeTheirs } from '#web/features/dubbing/saving/merging.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { readLocal, removeLocal, writeLocal } from '#web/shared/storage/local-store.ts';
import type { SaveState } from '#web/shared/timeline/save-state.tsx';

/** What is not saved yet, and the revision that it was made upon. */
interface Draft {
  revision: number;
  document: DubDocument;
}

/** The many letters of a word are one save. */
const REST_MS = 600;
const nothing: DubDocument = { speakers: [], lines: [] };

interface DubSaverOptions {
  /** Names what is saved, in this browser. */
  key: string;
  opened: KnownDub;
  save: (changes: DubChanges, revision: number) => Promise<Pick<KnownDub, 'revision' | 'facts'>>;
  fetch: () => Promise<KnownDub>;
  fetchFacts: (lineIds: readonly string[]) => Promise<Pick<KnownDub, 'revision' | 'facts'>>;
  onState: (state: SaveState, conflicts: readonly Conflict[]) => void;
  /** What the server said when it took nothing. */
  onRefused: (error: ApiError) => void;
  /** Somebody else's changes came in beside one's own. */
  onDocument: (document: DubDocument) => void;
  onFacts: (facts: KnownDub['facts']) => void;
}

/**
 * Saves what changed, one save at a time. Until it is saved it lies in this browser. What others saved meanwhile is
 * taken in where they changed other lines; where both changed the same it stops until one of both is chosen.
 */
export class DubSaver {
  readonly #options: DubSaverOptions;
  #revision: number;
  #saved: DubDocument;
  #present: DubDocument;
  #conflicts: readonly Conflict[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | undefined;

  constructor(options: DubSaverOptions) {
    const { revision, document } = options.opened;
    this.#options = options;
    this.#revision = revision;
    this.#saved = document;
    this.#present = document;
  }

  /** What a former visit left unsaved. */
  takeUpDraft(): void {
    const draft = readLocal<Draft>(this.#key);
    if (!draft) return;
    const base = draft.revision === this.#revision ? this.#saved : nothing;
    this.#mergeWith(this.#saved, { base, mine: draft.document });
  }

  change(document: DubDocument): void {
    this.#present = document;
    const draft: Draft = { revision: this.#revision, document };
    writeLocal(this.#key, draft);
    if (this.#conflicts.length > 0) return;
    this.#tell('unsaved');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), REST_MS);
  }

  /** Resolves when nothing is left to be saved, or when it cannot be. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    // whoever waited with this one may have begun another
    while (this.#saving) await this.#saving;
    if (this.#conflicts.length > 0) return;
    const document = this.#present;
    const changes = changesBetween(this.#saved, document);
    if (!changes) {
      this.#settle();
      return;
    }
    this.#saving = this.#send(document, changes).finally(() => {
      this.#saving = undefined;
    });
    await this.#saving;
  }

  /** After news from the server. */
  async renew(): Promise<void> {
    while (this.#saving) await this.#saving;
    this.#receive(await this.#options.fetch());
  }

  /** Some lines were made, and nothing else is news; what else came meanwhile is asked for as well. */
  async renewFacts(lineIds: readonly string[]): Promise<void> {
    while (this.#saving) await this.#saving;
    const { revision, facts } = await this.#options.fetchFacts(lineIds);
    if (revision === this.#revision) this.#options.onFacts(facts);
    else if (revision > this.#revision) await this.renew();
  }

  /** Answers a conflict. */
  async choose(whose: 'mine' | 'theirs'): Promise<void> {
    if (whose === 'theirs') {
      this.#present = takeTheirs(this.#present, this.#conflicts);
      this.#options.onDocument(this.#present);
    }
    this.#conflicts = [];
    await this.save();
  }

  get #key(): string {
    return `dub-draft:${this.#options.key}`;
  }

  async #send(document: DubDocument, changes: DubChanges): Promise<void> {
    this.#tell('saving');
    try {
      const { revision, facts } = await this.#options.save(changes, this.#revision);
      this.#revision = revision;
      this.#saved = document;
      this.#options.onFacts(facts);
      if (this.#present === document) this.#settle();
      else this.change(this.#present);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.reason === 'dubbing_changed' && (await this.#takeIn())) return;
      this.#options.onRefused(error);
      this.#tell('failed');
    }
  }

  /** Somebody was quicker: theirs first. False where they cannot be had. */
  async #takeIn(): Promise<boolean> {
    try {
      this.#receive(await this.#options.fetch());
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return false;
    }
  }

  #receive(theirs: KnownDub): void {
    // asked for before a save that ended meanwhile
    if (theirs.revision < this.#revision) return;
    this.#options.onFacts(theirs.facts);
    if (theirs.revision === this.#revision) return;
    const base = this.#saved;
    this.#revision = theirs.revision;
    this.#saved = theirs.document;
    this.#mergeWith(theirs.document, { base, mine: this.#present });
  }

  #mergeWith(theirs: DubDocument, { base, mine }: { base: DubDocument; mine: DubDocument }): void {
    const { document, conflicts } = mergeDubs({ base, mine, theirs });
    this.#conflicts = conflicts;
    this.#options.onDocument(document);
    if (conflicts.length > 0) {
      this.#present = document;
      this.#tell('conflict');
    } else if (changesBetween(theirs, document)) this.change(document);
    else {
      this.#present = document;
      this.#settle();
    }
  }

  #settle(): void {
    removeLocal(this.#key);
    this.#tell('saved');
  }

  #tell(state: SaveState): void {
    this.#options.onState(state, this.#conflicts);
  }
}
