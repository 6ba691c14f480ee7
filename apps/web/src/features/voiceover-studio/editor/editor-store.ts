import { createStore, type StoreApi } from 'zustand';
import { readDraft, TimelineSaver } from '#web/features/voiceover-studio/editor/saving.ts';
import type { Timeline } from '#web/features/voiceover-studio/timeline/timeline.ts';
import type { Voiceover, VoiceoverFile } from '#web/features/voiceover-studio/voiceovers.requests.ts';
import { beginHistory, type History, record, redo, undo } from '#web/shared/timeline/history.ts';
import type { SaveState } from '#web/shared/timeline/save-state.tsx';

export interface EditorState {
  history: History<Timeline>;
  files: ReadonlyMap<string, VoiceoverFile>;
  chosenId: string | undefined;
  saveState: SaveState;
  /** Clips that are being spoken. */
  speaking: ReadonlySet<string>;
  isPlaying: boolean;
  /** Where it rests, or was when playing began; where it is just now the transport knows. */
  playheadMs: number;
}

const timelineOf = ({ tracks, clips }: Voiceover): Timeline => ({ tracks, clips });
const mapOf = (files: readonly VoiceoverFile[]) => new Map(files.map((file) => [file.file_id, file]));

/** One open voiceover: what it is, what was done to it, and the saving of it. */
export class Editor {
  readonly projectId: string;
  readonly store: StoreApi<EditorState>;
  readonly saver: TimelineSaver;

  constructor(opened: Voiceover) {
    const { project_id: projectId, revision, files } = opened;
    this.projectId = projectId;
    const draft = readDraft(projectId);
    this.store = createStore<EditorState>(() => ({
      history: beginHistory(draft?.timeline ?? timelineOf(opened)),
      files: mapOf(files),
      chosenId: undefined,
      saveState: 'saved',
      speaking: new Set(),
      isPlaying: false,
      playheadMs: 0,
    }));
    const onState = (saveState: SaveState) => this.store.setState({ saveState });
    this.saver = new TimelineSaver({ projectId, revision, onState });
    if (draft?.revision === revision) this.saver.change(draft.timeline);
    else if (draft) this.saver.refuse(draft.timeline);
  }

  get timeline(): Timeline {
    return this.store.getState().history.present;
  }

  /** One step that can be undone. */
  change(operate: (timeline: Timeline) => Timeline): void {
    this.#become(record(this.store.getState().history, operate(this.timeline)));
  }

  undo(): void {
    this.#become(undo(this.store.getState().history));
  }

  redo(): void {
    this.#become(redo(this.store.getState().history));
  }

  #become(history: History<Timeline>): void {
    const before = this.timeline;
    this.store.setState({ history });
    if (history.present !== before) this.saver.change(history.present);
  }

  choose(chosenId: string | undefined): void {
    this.store.setState({ chosenId });
  }

  addFile(file: VoiceoverFile): void {
    this.store.setState(({ files }) => ({ files: new Map(files).set(file.file_id, file) }));
  }

  setSpeaking(clipId: string, isSpeaking: boolean): void {
    this.store.setState(({ speaking }) => {
      const next = new Set(speaking);
      if (isSpeaking) next.add(clipId);
      else next.delete(clipId);
      return { speaking: next };
    });
  }

  async takeTheirs(): Promise<void> {
    const theirs = await this.saver.takeTheirs();
    this.store.setState({
      history: beginHistory(timelineOf(theirs)),
      files: mapOf(theirs.files),
      chosenId: undefined,
    });
  }
}
