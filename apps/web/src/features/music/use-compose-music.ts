import { generationCost } from '@mynah/contract/billing/generation-prices';
import { musicLengthMs, sectionLengthMs } from '@mynah/contract/speech/music-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  areLyricsValid,
  planLengthMs,
  setDraft,
  toPlan,
  toPlanDraft,
  useDraft,
} from '#web/features/music/draft.ts';
import { makePlan, songsQuery, startSong } from '#web/features/music/music.requests.ts';
import { readSeed } from '#web/shared/making/seed.ts';

export const mostSeed = 2_147_483_647;
/** What a piece lasts when nothing is said; the engine chooses by the kind of music. */
const usualLengthMs = 90_000;

/** All that decides what the next piece will be and cost. */
export function useComposeMusic() {
  const draft = useDraft();
  const client = useQueryClient();
  const seed = readSeed(draft.seed, mostSeed);
  const wantedMs = draft.plan ? planLengthMs(draft.plan) : draft.lengthMs;
  const lengthMs = wantedMs ?? usualLengthMs;
  const start = useMutation({
    mutationFn: startSong,
    onSuccess: () => client.invalidateQueries({ queryKey: songsQuery.queryKey }),
  });
  const plan = useMutation({
    mutationFn: () => makePlan(draft.prompt.trim(), draft.lengthMs),
    onSuccess: (made) => setDraft({ plan: toPlanDraft(made) }),
  });
  const isPlanValid =
    draft.plan !== null &&
    draft.plan.sections.length > 0 &&
    lengthMs <= musicLengthMs.max &&
    draft.plan.sections.every(
      (section) =>
        section.section_name.trim() !== '' &&
        areLyricsValid(section) &&
        section.duration_ms >= sectionLengthMs.min &&
        section.duration_ms <= sectionLengthMs.max,
    );
  const hasWish = draft.plan ? isPlanValid : draft.prompt.trim() !== '';
  return {
    start,
    plan,
    isPlanValid,
    /** How long it will be; undefined while the engine chooses. */
    wantedMs,
    cost: hasWish ? generationCost('music', lengthMs) : 0,
    canCompose: hasWish && seed !== null && !start.isPending,
    compose: () =>
      start.mutate({
        prompt: draft.prompt.trim(),
        plan: draft.plan ? toPlan(draft.plan) : undefined,
        lengthMs: draft.lengthMs,
        seed: seed ?? undefined,
        instrumental: draft.instrumental,
      }),
  };
}

export type ComposeMusic = ReturnType<typeof useComposeMusic>;
