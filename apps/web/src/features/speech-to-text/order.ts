import { transcriptionLanguages } from '@mynah/contract/speech/transcription-languages';
import { create } from 'zustand';
import type { FormOf } from '#web/shared/api/operation.ts';
import { compareNames } from '#web/shared/format/order.ts';
import { readPreference, writePreference } from '#web/shared/storage/preferences.ts';

const KEY = 'transcription-order';

/** What is wanted of a transcription; kept for the next one. */
export interface Order {
  /** ISO 639-1, or `auto`. */
  language: string;
  diarize: boolean;
  /** Empty: as many as are heard. */
  speakers: string;
  events: boolean;
  noVerbatim: boolean;
  /** One a line. */
  keyterms: string;
}

const usual: Order = {
  language: 'auto',
  diarize: true,
  speakers: '',
  events: true,
  noVerbatim: false,
  keyterms: '',
};

export const useOrder = create<Order>(() => ({ ...usual, ...readPreference<Partial<Order>>(KEY) }));

export function changeOrder(change: Partial<Order>): void {
  useOrder.setState(change);
  writePreference(KEY, useOrder.getState());
}

export const keytermsOf = ({ keyterms }: Pick<Order, 'keyterms'>): string[] =>
  keyterms
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export type KeytermFault = 'keytermsMany' | 'keytermLong';

/** The rules of the server, said before anything is sent. */
export function keytermFault(order: Pick<Order, 'keyterms'>): KeytermFault | undefined {
  const terms = keytermsOf(order);
  if (terms.length > 1000) return 'keytermsMany';
  return terms.some((term) => term.length > 49 || term.split(/\s+/).length > 5) ? 'keytermLong' : undefined;
}

export type Source = { file: File } | { address: string };

/** The form of a transcription. */
export const formOf = (
  source: Source,
  order: Order,
  { marksSounds }: { marksSounds: boolean },
): FormOf<'POST /v1/speech-to-text/transcripts'> => ({
  model_id: 'scribe_v2',
  language_code: order.language === 'auto' ? undefined : order.language,
  diarize: order.diarize,
  num_speakers: (order.diarize && order.speakers) || undefined,
  // asked of a server that hears none, it would only warn
  tag_audio_events: marksSounds ? order.events : undefined,
  no_verbatim: order.noVerbatim,
  keyterms: keytermsOf(order),
  ...('file' in source ? { file: source.file } : { source_url: source.address }),
});

/** LNG-026: `auto`, then the languages by their names. */
export function languageOptions(
  auto: string,
  nameOf: (code: string) => string,
): { value: string; label: string }[] {
  const named = transcriptionLanguages
    .map((code) => ({ value: code, label: nameOf(code) }))
    .sort((one, other) => compareNames(one.label, other.label));
  return [{ value: 'auto', label: auto }, ...named];
}
