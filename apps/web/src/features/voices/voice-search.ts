import type { PickerVoice } from '#web/features/voices/picker-voice.ts';

export type VoiceFilter = { search: string; language: string | null; useCase: string | null };

export const noFilter: VoiceFilter = { search: '', language: null, useCase: null };

/** Name and label values, in any case; label keys do not count (VOI-071). Each word must be found somewhere. */
export function matchesSearch(voice: PickerVoice, search: string): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const texts = [voice.name, ...Object.values(voice.labels)].map((text) =>
    text.toLowerCase().replace(/_/g, ' '),
  );
  return words.every((word) => texts.some((text) => text.includes(word.replace(/_/g, ' '))));
}

export function filterVoices(voices: readonly PickerVoice[], filter: VoiceFilter): PickerVoice[] {
  return voices.filter(
    (voice) =>
      matchesSearch(voice, filter.search) &&
      (filter.language === null || languagesOf(voice).includes(filter.language)) &&
      (filter.useCase === null || voice.labels.use_case === filter.useCase),
  );
}

/** Primary tags of what a voice speaks, its own language first. */
export function languagesOf(voice: PickerVoice): string[] {
  const tags = [voice.language, ...voice.verified_languages.map(({ language }) => language)];
  return [...new Set(tags.flatMap((tag) => (tag ? [tag.split('-')[0]!] : [])))];
}

/** The own language only: what a filter offers, so that a multilingual voice does not stand everywhere. */
export const ownLanguageOf = (voice: PickerVoice): string | null => languagesOf(voice)[0] ?? null;

/** The values that occur, the most frequent first. */
export function countValues(values: readonly (string | null | undefined)[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([value]) => value);
}
