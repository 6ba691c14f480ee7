import type { MusicSong } from '@mynah/contract/speech/music';
import type { MusicPrompt } from '@mynah/contract/speech/music-plans';
import { create } from 'zustand';

export type PlanSection = MusicPrompt['sections'][number] & {
  /** For lists: stays while sections move. */
  key: string;
  /** Where it would be taken from, for a section that is composed anew. */
  wasKept?: MusicPrompt['sections'][number]['source_from'];
};

/** A plan that is being edited. */
export interface PlanDraft {
  styles: string;
  avoid: string;
  sections: readonly PlanSection[];
}

interface Draft {
  prompt: string;
  lengthMs?: number;
  seed: string;
  instrumental: boolean;
  plan: PlanDraft | null;
}

/** Outlives the page, not the tab. */
export const useDraft = create<Draft>(() => ({ prompt: '', seed: '', instrumental: true, plan: null }));

export const setDraft = (change: Partial<Draft>): void => useDraft.setState(change);

export const changePlan = (change: Partial<PlanDraft>): void =>
  useDraft.setState(({ plan }) => ({ plan: plan && { ...plan, ...change } }));

export const changeSection = (key: string, change: Partial<PlanSection>): void =>
  useDraft.setState(({ plan }) => ({
    plan: plan && {
      ...plan,
      sections: plan.sections.map((section) => (section.key === key ? { ...section, ...change } : section)),
    },
  }));

export const toPlanDraft = (plan: MusicPrompt): PlanDraft => ({
  styles: plan.positive_global_styles.join(', '),
  avoid: plan.negative_global_styles.join(', '),
  sections: plan.sections.map((section) => ({ ...section, key: crypto.randomUUID() })),
});

/** A finished song's plan, every section kept as it is until it is asked for anew. */
export function planOfSong({ song_id, composition_plan }: MusicSong): PlanDraft | null {
  if (!composition_plan) return null;
  let startMs = 0;
  const sections = composition_plan.sections.map((section) => {
    const range = { start_ms: startMs, end_ms: startMs + section.duration_ms };
    startMs = range.end_ms;
    return { ...section, source_from: { song_id, range } };
  });
  return toPlanDraft({ ...composition_plan, sections });
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

export const toPlan = ({ styles, avoid, sections }: PlanDraft): MusicPrompt => ({
  positive_global_styles: listOf(styles),
  negative_global_styles: listOf(avoid),
  sections: sections.map(({ key: _, wasKept: __, ...section }) => section),
});

export const planLengthMs = ({ sections }: Pick<PlanDraft, 'sections'>): number =>
  sections.reduce((sum, { duration_ms }) => sum + duration_ms, 0);

export const stylesOf = (text: string): string[] => listOf(text);
