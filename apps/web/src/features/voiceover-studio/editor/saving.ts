import type { Timeline } from '#web/features/voiceover-studio/timeline/timeline.ts';
import {
  fetchVoiceover,
  saveTimeline,
  type Voiceover,
} from '#web/features/voiceover-studio/voiceovers.requests.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { readLocal, removeLocal, writeLocal } from '#web/shared/storage/local-store.ts';
import type { SaveState } from '#web/shared/timeline/save-state.tsx';

/** What is not saved yet, and what it was made upon. */
export interface Draft {
  revision: number;
  timeline: Timeline;
}

const keyOf = (projectId: string): string => `voiceover-draft:${projectId}`;
export const readDraft = (projectId: string) => readLocal<Draft>(keyOf(projectId));

/** Many steps of one drag are one save. */
const REST_MS = 600;

interface SaverOptions {
  projectId: string;
  revision: number;
  onState: (state: SaveState) => void;
}

/**
 * Saves the newest timeline, one save at a time. Until it is saved it lies in this browser, so that a reload loses
 * nothing. Where somebody else saved meanwhile it stops until one of both is chosen.
 */
export class TimelineSaver {
  readonly #projectId: string;
  readonly #onState: (state: SaveState) => void;
  #revision: number;
  #waiting: Timeline | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSaving = false;
  #isRefused = false;

  constructor({ projectId, revision, onState }: SaverOptions) {
    this.#projectId = projectId;
    this.#revision = revision;
    this.#onState = onState;
  }

  change(timeline: Timeline): void {
    this.#waiting = timeline;
    const draft: Draft = { revision: this.#revision, timeline };
    writeLocal(keyOf(this.#projectId), draft);
    if (this.#isRefused) return;
    this.#onState('unsaved');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), REST_MS);
  }

  /** A draft that was made upon an older state: it waits for an answer. */
  refuse(timeline: Timeline): void {
    this.#waiting = timeline;
    this.#isRefused = true;
    this.#onState('conflict');
  }

  async save(): Promise<void> {
    clearTimeout(this.#timer);
    const timeline = this.#waiting;
    if (!timeline || this.#isSaving || this.#isRefused) return;
    this.#isSaving = true;
    this.#onState('saving');
    try {
      this.#revision = await saveTimeline(this.#projectId, this.#revision, timeline);
      if (this.#waiting === timeline) this.#settle();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 409) this.refuse(this.#waiting ?? timeline);
      else this.#onState('failed');
      return;
    } finally {
      this.#isSaving = false;
    }
    if (this.#waiting) await this.save();
  }

  /** What somebody else saved stands; what was made here is gone. */
  async takeTheirs(): Promise<Voiceover> {
    const theirs = await fetchVoiceover(this.#projectId);
    this.#revision = theirs.revision;
    this.#isRefused = false;
    this.#settle();
    return theirs;
  }

  /** What was made here is saved over what somebody else saved. */
  async keepMine(): Promise<void> {
    this.#revision = (await fetchVoiceover(this.#projectId)).revision;
    this.#isRefused = false;
    await this.save();
  }

  #settle(): void {
    this.#waiting = undefined;
    removeLocal(keyOf(this.#projectId));
    this.#onState('saved');
  }
}
