import { ApiError } from '#web/shared/api/api-error.ts';
import type { DocumentRules, Known } from '#web/shared/document-saving/document-rules.ts';
import { type Draft, findDraft, forgetDraft, keepDraft } from '#web/shared/document-saving/drafts.ts';

/** How far what is on the page is kept. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

interface SaverParts<Document, Changes, Answer extends { revision: number }, Theirs extends Known<Document>> {
  rules: DocumentRules<Document, Changes>;
  /** Names what is unsaved in this browser; absent: nothing is kept here. */
  draftKey?: string;
  /** What is unsaved is kept with each change, not only before each save: where that costs nothing. */
  keepsEachChange?: boolean;
  /** So long after the last change it is saved: many letters are one save. */
  restMs: number;
  /** The document as it is on the page now. */
  read: () => Document;
  send: (changes: Changes, revision: number) => Promise<Answer>;
  /** Where several people write: what the server has, and whether a refusal says that somebody was quicker. */
  shared?: { fetch: () => Promise<Theirs>; isOutdated: (error: ApiError) => boolean };
  onSaved?: (answer: Answer) => void;
  /** All that was asked for, be there news in it or not. */
  onFetched?: (theirs: Theirs) => void;
  /** The page is to show another document; `theirs` where it came from the server. */
  onMerged?: (document: Document, theirs?: Theirs) => void;
  onState: (state: SaveState, error?: unknown) => void;
}

const RETRY_MS = 5000;

/**
 * Brings what is written to the server: a rest after the last change, one save at a time, each upon the revision that
 * the last one made. What could not be saved is kept in this browser, and tried again where that may help; what others
 * changed meanwhile is taken in, and where both changed the same it stops until somebody says whose it is.
 */
export class DocumentSaver<
  Document,
  Changes,
  Answer extends { revision: number },
  Theirs extends Known<Document> = Known<Document>,
> {
  readonly #parts: SaverParts<Document, Changes, Answer, Theirs>;
  #revision: number;
  #saved: Document;
  #conflicts: readonly string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;

  constructor({ revision, document }: Known<Document>, parts: SaverParts<Document, Changes, Answer, Theirs>) {
    this.#revision = revision;
    this.#saved = document;
    this.#parts = parts;
  }

  get revision(): number {
    return this.#revision;
  }

  /** As the server has it, as far as it is known here. */
  get saved(): Document {
    return this.#saved;
  }

  /** Parts that wait for an answer. */
  get conflicts(): readonly string[] {
    return this.#conflicts;
  }

  get hasChanges(): boolean {
    return this.#changes() !== undefined;
  }

  /** Something was changed on the page. */
  touch(): void {
    if (this.#conflicts.length > 0) {
      this.#keep();
      return;
    }
    if (this.#parts.keepsEachChange) this.#keep();
    this.#parts.onState('unsaved');
    this.#wait(this.#parts.restMs);
  }

  /** Saves at once; resolves when the server has all, or when it cannot be saved now. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#running ??= this.#saveAll().finally(() => {
      this.#running = undefined;
    });
    await this.#running;
  }

  /** The page goes: what is not saved stays in this browser. */
  leave(): void {
    this.#keep();
    void this.flush();
  }

  /** Resolves when nothing is on its way to the server. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  /** After news of the server; of a revision that is known nothing is asked. @throws ApiError */
  async renew(revision = Number.POSITIVE_INFINITY): Promise<void> {
    const { shared, onFetched } = this.#parts;
    await this.idle();
    if (!shared || revision <= this.#revision) return;
    const theirs = await shared.fetch();
    await this.idle();
    // asked for before a save that ended meanwhile
    if (theirs.revision < this.#revision) return;
    onFetched?.(theirs);
    if (theirs.revision > this.#revision && this.#conflicts.length === 0) this.#meet(theirs);
  }

  /** What an earlier visit left unsaved, upon what is there now. Undefined: nothing. */
  takeUpDraft(theirs: Theirs): Draft<Document, Changes> | undefined {
    const { draftKey, rules, onMerged } = this.#parts;
    const draft = draftKey === undefined ? undefined : findDraft<Document, Changes>(draftKey);
    if (!draft) return undefined;
    const merged = rules.merge({ ...draft, theirs: this.#saved });
    onMerged?.(merged.document, theirs);
    this.#goOn([...new Set([...(draft.conflicts ?? []), ...merged.conflicts])]);
    return draft;
  }

  /** The answer to a conflict. Where only one of both changed something, that stays. */
  async choose(whose: 'mine' | 'theirs'): Promise<void> {
    const { rules, onMerged } = this.#parts;
    const parts = this.#conflicts;
    if (parts.length === 0) return;
    this.#conflicts = [];
    if (whose === 'theirs') {
      const changes = this.#changes();
      const rest = changes && rules.without(changes, parts);
      const saved = this.#saved;
      onMerged?.(rest ? rules.merge({ changes: rest, base: saved, theirs: saved }).document : saved);
    }
    await this.flush();
  }

  /** It became another by another way than saving: what waits is not saved any more. */
  reset({ revision, document }: Known<Document>): void {
    this.#revision = revision;
    this.#saved = document;
    this.#conflicts = [];
    this.#settle();
  }

  #changes(): Changes | undefined {
    return this.#parts.rules.changesBetween(this.#saved, this.#parts.read());
  }

  #wait(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delayMs);
  }

  #keep(): void {
    const { draftKey, rules } = this.#parts;
    if (draftKey === undefined) return;
    const changes = this.#changes();
    if (changes === undefined) forgetDraft(draftKey);
    else
      keepDraft(draftKey, {
        revision: this.#revision,
        changes,
        base: rules.touched(this.#saved, changes),
        ...(this.#conflicts.length > 0 && { conflicts: this.#conflicts }),
      });
  }

  /** What is changed while something is saved goes with the next save. */
  async #saveAll(): Promise<void> {
    let isTaken = true;
    while (isTaken && this.#conflicts.length === 0) {
      const document = this.#parts.read();
      const changes = this.#parts.rules.changesBetween(this.#saved, document);
      if (changes === undefined) {
        this.#settle();
        return;
      }
      isTaken = await this.#send(document, changes);
    }
  }

  /** False: it could not be saved now. */
  async #send(document: Document, changes: Changes): Promise<boolean> {
    const { send, onSaved, onState } = this.#parts;
    clearTimeout(this.#timer);
    this.#keep();
    onState('saving');
    try {
      const answer = await send(changes, this.#revision);
      this.#revision = answer.revision;
      this.#saved = document;
      onSaved?.(answer);
      return true;
    } catch (error) {
      if (error instanceof ApiError && (await this.#takeIn(error))) return true;
      onState('failed', error);
      if (!(error instanceof ApiError)) throw error;
      if (mayPass(error)) this.#wait(RETRY_MS);
      return false;
    }
  }

  /** Somebody was quicker: theirs first. False where it is another failure, or theirs cannot be had. */
  async #takeIn(error: ApiError): Promise<boolean> {
    const { shared, onFetched } = this.#parts;
    if (!shared?.isOutdated(error)) return false;
    const theirs = await shared.fetch().catch((cause) => {
      if (!(cause instanceof ApiError)) throw cause;
    });
    if (!theirs || theirs.revision <= this.#revision) return false;
    onFetched?.(theirs);
    this.#meet(theirs);
    return true;
  }

  #meet(theirs: Theirs): void {
    const { rules, read, onMerged } = this.#parts;
    const changes = this.#changes();
    const merged = changes
      ? rules.merge({ changes, base: this.#saved, theirs: theirs.document })
      : { document: theirs.document, conflicts: [] };
    this.#revision = theirs.revision;
    this.#saved = theirs.document;
    onMerged?.(merged.document, theirs);
    // as the page writes it, so that it is not told again
    if (!changes) this.#saved = read();
    this.#goOn(merged.conflicts);
  }

  #goOn(conflicts: readonly string[]): void {
    this.#conflicts = conflicts;
    if (conflicts.length > 0) {
      clearTimeout(this.#timer);
      this.#keep();
      this.#parts.onState('conflict');
    } else if (this.hasChanges) this.touch();
    else this.#settle();
  }

  #settle(): void {
    clearTimeout(this.#timer);
    if (this.#parts.draftKey !== undefined) forgetDraft(this.#parts.draftKey);
    this.#parts.onState('saved');
  }
}

/** No connection, or a server that is busy or down: the same may be taken later. */
const mayPass = ({ status }: ApiError): boolean =>
  status === null || status >= 500 || status === 408 || status === 429;
