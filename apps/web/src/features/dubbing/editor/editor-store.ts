import { createStore, type StoreApi } from 'zustand';
import type { DubDocument } from '#web/features/dubbing/document/dub-document.ts';
import type { KnownDub, LineFacts } from '#web/features/dubbing/document/line-facts.ts';
import type { DubAddress } from '#web/features/dubbing/editor/dub-address.ts';
import { fetchFacts, fetchKnownDub, saveDub } from '#web/features/dubbing/editor/editor.requests.ts';
import type { DubChanges } from '#web/features/dubbing/saving/dub-changes.ts';
import { dubRules } from '#web/features/dubbing/saving/dub-rules.ts';
import { DocumentSaver, type SaveState } from '#web/shared/document-saving/document-saver.ts';
import { beginHistory, type History, record, redo, undo } from '#web/shared/timeline/history.ts';

/** The many letters of a word are one save. */
const REST_MS = 600;

export interface EditorState {
  history: History<DubDocument>;
  facts: ReadonlyMap<string, LineFacts>;
  chosenId: string | undefined;
  saveState: SaveState;
  /** Lines that somebody else changed as well. */
  conflicts: readonly string[];
  /** Why it could not be saved. */
  refusal: unknown;
  /** Lines that are being translated or spoken. */
  making: ReadonlySet<string>;
  /** A or B. */
  hears: 'dub' | 'original';
  isPlaying: boolean;
  /** Where it rests, or was when playing began; where it is just now the transport knows. */
  playheadMs: number;
}

type Saved = Pick<KnownDub, 'revision' | 'facts'>;

/** One open language of a dub: what it is, what was done to it, and the saving of it. */
export class Editor {
  readonly address: DubAddress;
  readonly store: StoreApi<EditorState>;
  readonly saver: DocumentSaver<DubDocument, DubChanges, Saved, KnownDub>;

  constructor(address: DubAddress, opened: KnownDub) {
    this.address = address;
    this.store = createStore<EditorState>(() => ({
      history: beginHistory(opened.document),
      facts: opened.facts,
      chosenId: opened.document.lines[0]?.id,
      saveState: 'saved',
      conflicts: [],
      refusal: undefined,
      making: new Set(),
      hears: 'dub',
      isPlaying: false,
      playheadMs: 0,
    }));
    this.saver = new DocumentSaver(opened, {
      rules: dubRules,
      draftKey: `dub-draft:${address.dubbingId}/${address.language}`,
      keepsEachChange: true,
      restMs: REST_MS,
      read: () => this.document,
      send: (changes: DubChanges, revision) => saveDub(address, changes, revision),
      shared: {
        fetch: () => fetchKnownDub(address),
        isOutdated: ({ reason }) => reason === 'dubbing_changed',
      },
      onSaved: ({ facts }: Saved) => this.#learn(facts),
      onFetched: ({ facts }: KnownDub) => this.#learn(facts),
      onMerged: (document) => this.store.setState({ history: beginHistory(document) }),
      onState: (saveState, refusal) =>
        this.store.setState({ saveState, refusal, conflicts: this.saver.conflicts }),
    });
    this.saver.takeUpDraft(opened);
  }

  get document(): DubDocument {
    return this.store.getState().history.present;
  }

  /** Some lines were made, and nothing else is news; what else came meanwhile is asked for as well. */
  async renewLines(lineIds: readonly string[]): Promise<void> {
    await this.saver.idle();
    const { revision, facts } = await fetchFacts(this.address, lineIds);
    if (revision === this.saver.revision) this.#learn(facts);
    // more came, or a save ended while the answer was on its way
    else await this.saver.renew();
  }

  #learn(facts: KnownDub['facts']): void {
    this.store.setState((state) => ({ facts: new Map([...state.facts, ...facts]) }));
  }

  /** One step that can be undone. */
  change(operate: (document: DubDocument) => DubDocument): void {
    this.#become(record(this.store.getState().history, operate(this.document)));
  }

  undo(): void {
    this.#become(undo(this.store.getState().history));
  }

  redo(): void {
    this.#become(redo(this.store.getState().history));
  }

  choose(chosenId: string | undefined): void {
    this.store.setState({ chosenId });
  }

  setMaking(ids: readonly string[], isMaking: boolean): void {
    this.store.setState(({ making }) => {
      const next = new Set(making);
      for (const id of ids)
        if (isMaking) next.add(id);
        else next.delete(id);
      return { making: next };
    });
  }

  #become(history: History<DubDocument>): void {
    const before = this.document;
    this.store.setState({ history });
    if (history.present !== before) this.saver.touch();
  }
}
