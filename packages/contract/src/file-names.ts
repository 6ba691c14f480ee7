import { brand } from './brand.ts';
import type { VoiceSettings } from './voices.ts';

/** Names of files that people download; server and web app make them alike (HIS-061 to HIS-079). */

const longest = 255;
const shortest = 20;

/** HIS-061 to HIS-064: word characters, dots and hyphens are kept, spaces become underscores. */
export const downloadFileName = (name: string): string =>
  name
    .replace(/[^\w .-]/g, '')
    .replace(/ /g, '_')
    .slice(0, longest);

/** HIS-065 to HIS-068: without the characters that file systems refuse, 20 characters at most. */
export const shortFileName = (name: string): string =>
  name
    .replace(/[\\/:*?"<>|]/g, '')
    .replace(/ /g, '_')
    .slice(0, shortest);

/** HIS-069: what the name of a generated file is made from. */
export interface GeneratedAudio {
  name: string;
  date_unix: number;
  category: string | null;
  model_id: string | null;
  voice_settings: VoiceSettings | null;
  isbn_number?: string | null;
}

/** HIS-074, HIS-079. */
const categorySuffixes: Readonly<Record<string, string>> = {
  generated: 'gen',
  professional: 'pvc',
  premade: 'pre',
  cloned: 'ivc',
  high_quality: 'pvc',
  famous: 'pre',
};

/**
 * HIS-071 to HIS-078: product or ISBN, time (UTC), name, category, voice settings, model, extension:
 * `Mynah_2026-11-21T04_10_34_Heart_pre_sp100_s50_sb75_se0_b_m2.mp3`.
 */
export function generatedFileName(audio: GeneratedAudio, extension: string): string {
  const parts = [
    audio.isbn_number || brand.name,
    new Date(audio.date_unix * 1000).toISOString().slice(0, 19).replace(/:/g, '_'),
    downloadFileName(audio.name).slice(0, 120),
    categorySuffixes[audio.category ?? ''],
    ...settingCodes(audio.voice_settings),
    modelCode(audio.model_id),
  ];
  return `${downloadFileName(parts.filter(Boolean).join('_')).slice(0, longest - extension.length - 1)}.${extension}`;
}

/** HIS-075: hundredths, half up; boost is there or not. */
function settingCodes(settings: VoiceSettings | null): string[] {
  if (!settings) return [];
  return [
    `sp${hundredths(settings.speed)}`,
    `s${hundredths(settings.stability)}`,
    `sb${hundredths(settings.similarity_boost)}`,
    `se${hundredths(settings.style)}`,
    ...(settings.use_speaker_boost ? ['b'] : []),
  ];
}

/** 1.005 times 100 is a little less than it should be: what lies that near to a half counts as one. */
const hundredths = (value: number): number => Math.floor(value * 100 + 0.5 + 1e-9);

/** HIS-076, HIS-078: first letter and version: `eleven_turbo_v2_5` is `t2-5`. */
function modelCode(modelId: string | null): string | undefined {
  const [, family, version] = /^eleven_(?:(\w+)_)?v(\d[\d_]*)$/.exec(modelId ?? '') ?? [];
  if (version === undefined) return modelId ? shortFileName(modelId) : undefined;
  const code = family ? (family.endsWith('_sts') ? `${family[0]}sts` : family[0]) : 'v';
  return `${code}${version.replace(/_/g, '-')}`;
}
