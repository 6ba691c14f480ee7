import { create } from 'zustand';
import type { Mp3Format } from '#web/features/text-to-speech/mp3-formats.ts';
import { useSession } from '#web/shared/session/session.ts';
import { readCache, writeCache } from '#web/shared/storage/local-cache.ts';

const KEY = 'speech-draft';
/** Long texts are not written on every key. */
const WRITE_AFTER_MS = 300;

export interface Draft {
  text: string;
  /** Empty means that the model finds out. */
  languageCode: string;
  /** Empty means a new take each time. */
  seed: string;
  /** Are numbers and abbreviations written out? Empty leaves it to the model. */
  textNormalization: '' | 'on' | 'off';
  /** Empty means the usual one. */
  outputFormat: '' | Mp3Format;
  /** Ids of the pronunciation dictionaries, in the order in which their rules are tried. */
  dictionaries: readonly string[];
  /** How often an item of the history was taken up. */
  restores: number;
}

const emptyDraft: Draft = {
  text: '',
  languageCode: '',
  seed: '',
  textNormalization: '',
  outputFormat: '',
  dictionaries: [],
  restores: 0,
};

/** What is being written: it outlives a navigation and, for seven days, a reload. */
export const useDraft = create<Draft>(() => ({ ...emptyDraft, ...readCache<Partial<Draft>>(KEY) }));

let timer: ReturnType<typeof setTimeout> | undefined;

export function changeDraft(change: Partial<Draft>): void {
  useDraft.setState(change);
  clearTimeout(timer);
  timer = setTimeout(persistDraft, WRITE_AFTER_MS);
}

/** Also called when the page is left, so that the last words are kept. */
export function persistDraft(): void {
  clearTimeout(timer);
  if (!useSession.getState().hasLeft) writeCache(KEY, useDraft.getState());
}

// whoever signs in next in this tab must not find it, and the page that closes must not write it back
useSession.subscribe(({ hasLeft }) => {
  if (hasLeft) useDraft.setState(emptyDraft, true);
});
