import { createStore, type StoreApi } from 'zustand';
import type { DubDocument } from '#web/features/dubbing/document/dub-document.ts';
import type { KnownDub, LineFacts } from '#web/features/dubbing/document/line-facts.ts';
import type { DubAddress } from '#web/features/dubbing/editor/dub-address.ts';
import { fetchFacts, fetchKnownDub, saveDub } from '#web/features/dubbing/editor/editor.requests.ts';
import { DubSaver } from '#web/features/dubbing/saving/dub-saver.ts';
import type { Conflict } from '#web/features/dubbing/saving/merging.ts';
import type { ApiError } from '#web/shared/api/api-error.ts';
import { beginHistory, type History, record, redo, undo } from '#web/shared/timeline/history.ts';
import type { SaveState } from '#web/shared/timeline/save-state.tsx';

export interface EditorState {
  history: History<DubDocument>;
  facts: ReadonlyMap<string, LineFacts>;
  chosenId: string | undefined;
  saveState: SaveState;
  conflicts: readonly Conflict[];
  /** Why it could not be saved. */
  refusal: ApiError | undefined;
  /** Lines that are being translated or spoken. */
  making: ReadonlySet<string>;
  /** A or B. */
  hears: 'dub' | 'original';
  isPlaying: boolean;
  /** Where it rests, or was when playing began; where it is just now the transport knows. */
  playheadMs: number;
}

/** One open language of a dub: what it is, what was done to it, and the saving of it. */
export class Editor {
  readonly address: DubAddress;
  readonly store: StoreApi<EditorState>;
  readonly saver: DubSaver;

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
    this.saver = new DubSaver({
      key: `${address.dubbingId}/${address.language}`,
      opened,
      save: (changes, revision) => saveDub(address, changes, revision),
      fetch: () => fetchKnownDub(address),
      fetchFacts: (lineIds) => fetchFacts(address, lineIds),
      onState: (saveState, conflicts) => this.store.setState({ saveState, conflicts }),
      onRefused: (refusal) => this.store.setState({ refusal }),
      onDocument: (document) => this.store.setState({ history: beginHistory(document) }),
      onFacts: (facts) => this.store.setState((state) => ({ facts: new Map([...state.facts, ...facts]) })),
    });
    this.saver.takeUpDraft();
  }

  get document(): DubDocument {
    return this.store.getState().history.present;
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
    if (history.present !== before) this.saver.change(history.present);
  }
}
