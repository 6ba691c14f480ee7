import { history, redoDepth, undoDepth } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { type Command, EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { createStore } from 'zustand';
import { chapterRules } from '#web/features/studio/saving/chapter-rules.ts';
import type { EditorBlock, EditorChapter } from '#web/features/studio/studio-types.ts';
import { FROM_SERVER, keepLocked, uniqueIds } from '#web/features/studio/text/block-rules.ts';
import { BlockMarks, BlockView } from '#web/features/studio/text/block-views.ts';
import { findBlock, type Narrators, toBlocks, toDocument } from '#web/features/studio/text/document.ts';
import { textKeys } from '#web/features/studio/text/keys.ts';
import { pasting } from '#web/features/studio/text/pasting.ts';
import { replaceBlocks } from '#web/features/studio/text/replace-blocks.ts';
import { isSamePart, type SelectedPart, selectedPart } from '#web/features/studio/text/selected-part.ts';
import {
  textOfBlock,
  type WrittenBlock,
  type WrittenChange,
} from '#web/features/studio/text/written-block.ts';
import type { ApiError } from '#web/shared/api/api-error.ts';
import type { Known } from '#web/shared/document-saving/document-rules.ts';
import { DocumentSaver, type SaveState } from '#web/shared/document-saving/document-saver.ts';

/** Many letters are one save. */
const REST_MS = 1000;

/** How a session reaches the server. */
export interface ChapterServer {
  fetch: () => Promise<EditorChapter>;
  send: (revision: number, changes: WrittenChange[]) => Promise<SavedChapter>;
}

type SavedChapter = Pick<EditorChapter, 'revision' | 'blocks'>;
type Blocks = readonly WrittenBlock[];

/** A chapter as the saver knows it, with how its blocks sound. */
interface KnownChapter extends Known<Blocks> {
  blocks: readonly EditorBlock[];
}

const known = ({ revision, blocks }: SavedChapter): KnownChapter => ({ revision, document: blocks, blocks });

export interface SessionState {
  doc: Node;
  part: SelectedPart;
  canUndo: boolean;
  canRedo: boolean;
  save: SaveState;
  saveError: unknown;
  /** What was found of an earlier visit stands in the text again. */
  isRestored: boolean;
  /** Counts the news about the sound of blocks. */
  takes: number;
  /** Counts refused attempts to change what is locked. */
  refusals: number;
}

interface SessionOptions {
  chapter: EditorChapter;
  narrators: Narrators;
  server: ChapterServer;
  canEdit: boolean;
}

/**
 * A chapter that is being written: its text with its undo, how its blocks sound, and what is saved of it. It lives
 * as long as its project is open, so that going to another chapter and back loses nothing.
 */
export class ChapterSession {
  readonly chapterId: string;
  readonly narrators: Narrators;
  readonly marks = new BlockMarks(() => this.store.setState(({ takes }) => ({ takes: takes + 1 })));
  readonly saver: DocumentSaver<Blocks, WrittenChange[], SavedChapter, KnownChapter>;
  readonly store;
  readonly #server: ChapterServer;
  readonly #canEdit: boolean;
  #state: EditorState;
  #view: EditorView | undefined;

  constructor({ chapter, narrators, server, canEdit }: SessionOptions) {
    this.chapterId = chapter.chapter_id;
    this.narrators = narrators;
    this.#server = server;
    this.#canEdit = canEdit;
    this.#state = EditorState.create({
      doc: toDocument(chapter.blocks, narrators),
      plugins: [
        history({ newGroupDelay: 500 }),
        ...textKeys(),
        pasting(),
        keepLocked(() => this.store.setState(({ refusals }) => ({ refusals: refusals + 1 }))),
        uniqueIds(),
      ],
    });
    this.store = createStore<SessionState>(() => ({
      doc: this.#state.doc,
      ...{ part: selectedPart(this.#state), canUndo: false, canRedo: false },
      ...{ save: 'saved', saveError: null, isRestored: false, takes: 0, refusals: 0 },
    }));
    this.marks.set(takesOf(chapter.blocks));
    const document = chapter.blocks.length > 0 ? this.#read() : [];
    this.saver = new DocumentSaver({ revision: chapter.revision, document }, this.#saverParts());
    if (canEdit && this.saver.takeUpDraft(known(chapter))) this.store.setState({ isRestored: true });
  }

  get state(): EditorState {
    return this.#state;
  }

  get view(): EditorView | undefined {
    return this.#view;
  }

  /** Shows the text in an element of the page. Returns how to take it away again; the text stays. */
  mount(place: HTMLElement, attributes: Record<string, string>): () => void {
    const view = new EditorView(place, {
      state: this.#state,
      editable: () => this.#canEdit,
      attributes,
      nodeViews: { block: (node) => new BlockView(node, this.marks) },
      dispatchTransaction: (transaction) => this.#apply(transaction),
      // the page's own key: the editor would keep it from the page
      handleDOMEvents: {
        keydown: (_view, { key, ctrlKey, metaKey }) => key === 'Enter' && (ctrlKey || metaKey),
      },
    });
    this.#view = view;
    return () => {
      this.saver.leave();
      this.#view = undefined;
      view.destroy();
    };
  }

  run(command: Command): void {
    command(this.#state, (transaction) => this.#apply(transaction), this.#view);
    this.#view?.focus();
  }

  dispatch(transaction: Transaction): void {
    this.#apply(transaction);
  }

  /** Brings a block into view, with the cursor at its beginning. */
  goTo(blockId: string): void {
    const found = findBlock(this.#state.doc, blockId);
    if (!found) return;
    const selection = TextSelection.create(this.#state.doc, found.position + 1);
    this.#apply(this.#state.tr.setSelection(selection));
    this.marks.elementOf(blockId)?.scrollIntoView({ block: 'center' });
    this.#view?.focus();
  }

  /** The cursor goes into a block, unless it is there already. */
  selectBlock(blockId: string): void {
    if (this.store.getState().part.blockId === blockId) return;
    const found = findBlock(this.#state.doc, blockId);
    if (!found) return;
    this.#apply(this.#state.tr.setSelection(TextSelection.create(this.#state.doc, found.position + 1)));
  }

  /** Selects a stretch and brings it into view, wherever the focus is. */
  showStretch(stretch: { from: number; to: number } | undefined): void {
    if (!stretch) return;
    const { doc, tr } = this.#state;
    this.#apply(tr.setSelection(TextSelection.create(doc, stretch.from, stretch.to)));
    const node = this.#view?.domAtPos(stretch.from).node;
    (node instanceof Element ? node : node?.parentElement)?.scrollIntoView({ block: 'center' });
  }

  /** Marks the block that sounds, and keeps it in view of somebody who listens. */
  showHeard(blockId: string | undefined): void {
    this.marks.setHeard(blockId);
    if (blockId !== undefined && !this.#view?.hasFocus()) {
      this.marks.elementOf(blockId)?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    }
  }

  /** The ids of the blocks from one on, in their order, without those that say nothing. */
  blocksFrom(blockId: string): { id: string; text: string }[] {
    const blocks = this.#read();
    const start = Math.max(
      0,
      blocks.findIndex(({ block_id }) => block_id === blockId),
    );
    return blocks
      .slice(start)
      .map((block) => ({ id: block.block_id, text: textOfBlock(block) }))
      .filter(({ text }) => text.trim() !== '');
  }

  /** All that is written, a line for each block. */
  text(): string {
    return this.#read().map(textOfBlock).join('\n');
  }

  /** Asks how the blocks sound now; what is written is left alone. */
  async renewTakes(): Promise<void> {
    const { blocks } = await this.#server.fetch();
    this.marks.set(takesOf(blocks));
  }

  /** A block as the server wrote it, for example with the text of a take that was chosen. */
  takeOver(revision: number, block: EditorBlock): void {
    const blocks = this.#read().map((own) => (own.block_id === block.block_id ? block : own));
    this.#show(blocks);
    this.marks.set(takesOf([block]));
    void this.saver.renew(revision);
  }

  #read(): WrittenBlock[] {
    return toBlocks(this.#state.doc, this.narrators);
  }

  #show(blocks: readonly WrittenBlock[]): void {
    const transaction = replaceBlocks(this.#state, toDocument(blocks, this.narrators));
    if (transaction.docChanged) this.#apply(transaction);
  }

  #apply(transaction: Transaction): void {
    const former = this.#state;
    this.#state = former.apply(transaction);
    this.#view?.updateState(this.#state);
    if (this.#state.doc !== former.doc && !transaction.getMeta(FROM_SERVER)) this.saver.touch();
    this.#tell();
  }

  /** Most keys change nothing that stands beside the text: who looks at a part of this renders nothing then. */
  #tell(): void {
    const former = this.store.getState().part;
    const part = selectedPart(this.#state);
    this.store.setState({
      doc: this.#state.doc,
      part: isSamePart(former, part) ? former : part,
      canUndo: undoDepth(this.#state) > 0,
      canRedo: redoDepth(this.#state) > 0,
    });
  }

  #saverParts() {
    const { fetch, send } = this.#server;
    return {
      rules: chapterRules,
      draftKey: `studio-draft:${this.chapterId}`,
      restMs: REST_MS,
      read: () => this.#read(),
      send: (changes: WrittenChange[], revision: number) => send(revision, changes),
      shared: {
        fetch: async () => known(await fetch()),
        isOutdated: ({ status }: ApiError) => status === 409,
      },
      onSaved: ({ blocks }: SavedChapter) => this.marks.set(takesOf(blocks)),
      onMerged: (document: Blocks, theirs?: KnownChapter) => {
        this.#show(document);
        if (theirs) this.marks.set(takesOf(theirs.blocks));
      },
      onState: (save: SaveState, saveError: unknown = null) => this.store.setState({ save, saveError }),
    };
  }
}

const takesOf = (blocks: readonly EditorBlock[]) =>
  blocks.map(({ block_id, take }): [string, EditorBlock['take']] => [block_id, take]);
