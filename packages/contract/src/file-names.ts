import { outputFormat, outputFormatNames } from '@mynah/audio/output-format';
import { brand } from './brand.ts';
import { extensionOfType, typeOfExtension } from './media-types.ts';
import type { VoiceSettings } from './voices/voices.ts';

/** Names of files that people download (HIS-061 to HIS-079). */

const longest = 255;
const shortest = 20;
/** Of an item's own name within a longer one. */
const longestPart = 120;

/**
 * HIS-061 to HIS-064: word characters, dots and hyphens are kept, spaces become underscores; 255 characters at most,
 * of which the extension is the last to go. A name of which nothing is left (written in another script) is `audio`.
 */
export function downloadFileName(name: string): string {
  const kept = keptCharacters(name);
  const extension = /\.\w{1,8}$/.exec(kept)?.[0] ?? '';
  const stem = kept.slice(0, kept.length - extension.length);
  const usable = saysSomething(stem) ? openStem(stem) : 'audio';
  return usable.slice(0, longest - extension.length) + extension;
}

/** HIS-065 to HIS-068: without the characters that file systems refuse, 20 characters at most. */
export function shortFileName(name: string): string {
  const kept = name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '').replace(/ /g, '_');
  // half of a character outside the basic plane is none
  const short = openStem(kept)
    .slice(0, shortest)
    .replace(/[\uD800-\uDBFF]$/, '');
  return /[^._]/.test(short) ? short : 'audio';
}

/** HIS-069: what the name of a generated file is made from. */
export interface GeneratedAudio {
  /** In Latin letters: of others nothing is kept (HIS-064). */
  name: string;
  date_unix: number;
  category: string | null;
  model_id: string | null;
  voice_settings: VoiceSettings | null;
  /** One of the API's formats, a content type or an extension. */
  output_format: string | null;
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
export function generatedFileName(audio: GeneratedAudio): string {
  const parts = [
    ...beginning(audio),
    namePart(audio.name),
    categorySuffixes[audio.category ?? ''],
    ...settingCodes(audio.voice_settings),
    modelCode(audio.model_id),
  ];
  return joined(parts, extensionOfFormat(audio.output_format));
}

/** HIS-071, HIS-072, HIS-077: the zip of several items bears the time of the newest, and the ISBN of a single book. */
export function generatedZipName(
  items: readonly Pick<GeneratedAudio, 'date_unix' | 'isbn_number'>[],
): string {
  const newest = Math.max(0, ...items.map(({ date_unix }) => date_unix));
  const books = new Set(items.map(({ isbn_number }) => isbn_number));
  const isbn_number = books.size === 1 ? items[0]?.isbn_number : null;
  return joined([...beginning({ date_unix: newest, isbn_number }), `${items.length}_generations`], 'zip');
}

/** The same name for the same sound in another form: one of the API's formats, a content type or an extension. */
export const fileNameInFormat = (fileName: string, format: string): string =>
  `${fileName.replace(/\.\w+$/, '')}.${extensionOfFormat(format)}`;

/** HIS-077: of one of the API's formats, a content type, or an extension itself (`wav`). */
function extensionOfFormat(format: string | null): string {
  const known = outputFormatNames.find((name) => name === format);
  if (known) return outputFormat(known).extension;
  if (format === null) return 'mp3';
  return extensionOfType(format) ?? (typeOfExtension(`.${format}`) ? format : 'mp3');
}

const beginning = ({
  isbn_number,
  date_unix,
}: Pick<GeneratedAudio, 'date_unix' | 'isbn_number'>): string[] => [
  keptCharacters(isbn_number ?? '') || brand.name,
  new Date(date_unix * 1000).toISOString().slice(0, 19).replace(/:/g, '_'),
];

const joined = (parts: readonly (string | undefined)[], extension: string): string =>
  `${openStem(keptCharacters(parts.filter(Boolean).join('_'))).slice(0, longest - extension.length - 1)}.${extension}`;

/** HIS-073: never missing, so that what follows keeps its place. */
function namePart(name: string): string {
  const kept = keptCharacters(name).slice(0, longestPart).replace(/_+$/, '');
  return saysSomething(kept) ? kept : 'audio';
}

const saysSomething = (name: string): boolean => /[^\W_]/.test(name);

/** HIS-064: ASCII letters, digits and the underscore are word characters. */
const keptCharacters = (name: string): string => name.replace(/[^\w .-]/g, '').replace(/ /g, '_');

/** Names that Windows keeps for devices, whatever their extension, and the ones that hide a file or name a folder. */
const openStem = (stem: string): string => {
  const shown = stem.replace(/^\.+/, '').replace(/\.+$/, '');
  return /^(con|prn|aux|nul|(com|lpt)[0-9\u00b9\u00b2\u00b3])(\.|$)/i.test(shown) ? `_${shown}` : shown;
};

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
