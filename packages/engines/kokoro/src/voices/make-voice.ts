import type { EngineVoice, VoiceLabels } from '@mynah/engine-spec';
import { previewTexts, type VoiceLanguage } from './preview-texts.ts';

/** The grades that the makers of the model gave their voices, best first; `C` where they gave none. */
export type Grade = 'A' | 'A-' | 'B-' | 'C+' | 'C' | 'C-' | 'D+' | 'D' | 'D-' | 'F+';

export interface GradedVoice extends EngineVoice {
  grade: Grade;
}

export interface VoiceSketch {
  id: string;
  displayName: string;
  grade: Grade;
  description: string;
  age: VoiceLabels['age'];
  descriptive: string;
  useCase: VoiceLabels['use_case'];
}

/** What the voices of one language have in common. */
export interface VoiceGroup {
  language: VoiceLanguage;
  accent: string;
  gender: 'female' | 'male';
  /** BCP 47 primary tags of what they speak well enough, their own first. */
  languages: readonly string[];
}

/** Completes sketches to voices; preview sentences are dealt out in turn. */
export function makeVoices(group: VoiceGroup, sketches: readonly VoiceSketch[]): GradedVoice[] {
  const texts = previewTexts[group.language];
  return sketches.map(({ age, descriptive, useCase, ...sketch }, index) => ({
    ...sketch,
    labels: { gender: group.gender, age, accent: group.accent, descriptive, use_case: useCase },
    language: group.language,
    languages: group.languages,
    previewText: texts[index % texts.length]!,
  }));
}
