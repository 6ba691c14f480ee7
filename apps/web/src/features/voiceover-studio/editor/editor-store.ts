import { createStore, type StoreApi } from 'zustand';
import { timelineRules } from '#web/features/voiceover-studio/editor/timeline-rules.ts';
import type { Timeline } from '#web/features/voiceover-studio/timeline/timeline.ts';
import {
  fetchVoiceover,
  saveTimeline,
  type Voiceover,
  type VoiceoverFile,
} from '#web/features/voiceover-studio/voiceovers.requests.ts';
import type { Known } from '#web/shared/document-saving/document-rules.ts';
import { DocumentSaver, type SaveState } from '#web/shared/document-saving/document-saver.ts';
import { beginHistory, type History, record, redo, undo } from '#web/shared/timeline/history.ts';

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

interface KnownVoiceover extends Known<Timeline> {
  files: readonly VoiceoverFile[];
}

const known = (voiceover: Voiceover): KnownVoiceover => ({
  revision: voiceover.revision,
  document: timelineOf(voiceover),
  files: voiceover.files,
});

/** Many steps of one drag are one save. */
const REST_MS = 600;

/** One open voiceover: what it is, what was done to it, and the saving of it. */
export class Editor {
  readonly projectId: string;
  readonly store: StoreApi<EditorState>;
  readonly saver: DocumentSaver<Timeline, Timeline, { revision: number }, KnownVoiceover>;

  constructor(opened: Voiceover) {
    const { project_id: projectId, files } = opened;
    this.projectId = projectId;
    this.store = createStore<EditorState>(() => ({
      history: beginHistory(timelineOf(opened)),
      files: mapOf(files),
      chosenId: undefined,
      saveState: 'saved',
      speaking: new Set(),
      isPlaying: false,
      playheadMs: 0,
    }));
    this.saver = new DocumentSaver(known(opened), {
      rules: timelineRules,
      draftKey: `voiceover-draft:${projectId}`,
      keepsEachChange: true,
      restMs: REST_MS,
      read: () => this.timeline,
      send: async (timeline: Timeline, revision) => ({
        revision: await saveTimeline(projectId, revision, timeline),
      }),
      shared: {
        fetch: async () => known(await fetchVoiceover(projectId)),
        isOutdated: ({ status }) => status === 409,
      },
      onMerged: (timeline, theirs) => this.#show(timeline, theirs?.files ?? []),
      onState: (saveState) => this.store.setState({ saveState }),
    });
    this.saver.takeUpDraft(known(opened));
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
    if (history.present !== before) this.saver.touch();
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

  /** What is unsaved of an earlier visit, or what somebody else saved; files of both are known. */
  #show(timeline: Timeline, files: readonly VoiceoverFile[]): void {
    if (timeline === this.timeline) return;
    this.store.setState((state) => ({
      history: beginHistory(timeline),
      files: new Map([...state.files, ...mapOf(files)]),
      chosenId: undefined,
    }));
  }
}
