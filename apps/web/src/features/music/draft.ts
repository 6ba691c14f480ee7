import type { MusicSong } from '@mynah/contract/speech/music';
import { sectionLengthMs, sectionLyrics } from '@mynah/contract/speech/music-limits';
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

/** A length that is chosen by pulling: whole seconds, within what a section may have. */
export const changeSeconds = (key: string, seconds: number): void =>
  changeSection(key, {
    duration_ms: Math.min(sectionLengthMs.max, Math.max(sectionLengthMs.min, Math.round(seconds) * 1000)),
  });

export const toPlanDraft = (plan: MusicPrompt): PlanDraft => ({
  styles: plan.positive_global_styles.join(', '),
  avoid: plan.negative_global_styles.join(', '),
  sections: inWholeSeconds(plan.sections).map((section) => ({ ...section, key: crypto.randomUUID() })),
});

/** Each section begins and ends on a second, so that the whole is as long as before; what is kept stays as it was. */
export function inWholeSeconds<Section extends MusicPrompt['sections'][number]>(
  sections: readonly Section[],
): Section[] {
  let startMs = 0;
  return sections.map((section) => {
    const endMs = startMs + section.duration_ms;
    const duration_ms = (Math.round(endMs / 1000) - Math.round(startMs / 1000)) * 1000;
    startMs = endMs;
    return section.source_from ? section : { ...section, duration_ms };
  });
}

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

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const areLyricsValid = ({ lines }: Pick<PlanSection, 'lines'>): boolean =>
  lines.length <= sectionLyrics.mostLines && lines.every((line) => line.length <= sectionLyrics.longestLine);

/** Moves a section by so many places. */
export const moveSection = (key: string, by: number): void =>
  useDraft.setState(({ plan }) => {
    const from = plan?.sections.findIndex((section) => section.key === key) ?? -1;
    const section = plan?.sections[from];
    const to = from + by;
    if (!plan || !section || to < 0 || to >= plan.sections.length) return {};
    return { plan: { ...plan, sections: plan.sections.toSpliced(from, 1).toSpliced(to, 0, section) } };
  });
