/** What a studio project may say of itself; STU-016, STU-024, STU-028, STU-032. */

export const qualityPresets = ['standard', 'high', 'ultra', 'ultra_lossless'] as const;
export type QualityPreset = (typeof qualityPresets)[number];

export const targetAudiences = ['children', 'young adult', 'adult', 'all ages'] as const;
export type TargetAudience = (typeof targetAudiences)[number];

export const fictionKinds = ['fiction', 'non-fiction'] as const;

export const projectSourceTypes = ['blank', 'book', 'article', 'genfm', 'video', 'screenplay'] as const;
export type ProjectSourceType = (typeof projectSourceTypes)[number];

export const projectStates = ['creating', 'default', 'converting', 'in_queue'] as const;
export type ProjectState = (typeof projectStates)[number];

export const chapterStates = ['default', 'converting'] as const;
export type ChapterState = (typeof chapterStates)[number];

/** How a block is read and shown: a paragraph, or a heading of three levels. */
export const blockTypes = ['p', 'h1', 'h2', 'h3'] as const;
export type BlockType = (typeof blockTypes)[number];

/** `apply_english` is `on` for English alone. */
export const projectNormalizations = ['auto', 'on', 'off', 'apply_english'] as const;
export type ProjectNormalization = (typeof projectNormalizations)[number];

/** Characters of texts, and how many there may be of what is in a list. */
export const studioLimits = {
  name: 500,
  description: 10_000,
  /** Of one block. */
  block: 10_000,
  blocks: 5_000,
  chapters: 500,
  genres: 20,
  /** Voices of a cast. */
  cast: 200,
  /** Of one comment. */
  comment: 2_000,
  /** Of one chapter. */
  comments: 2_000,
} as const;

/** Pictures that may stand on a cover. */
export const coverTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

/** The sound of a block: none, waiting, being made, as the text is, older than the text, failed. */
export const takeStates = ['none', 'queued', 'speaking', 'done', 'stale', 'failed'] as const;
export type TakeState = (typeof takeStates)[number];

/** Audio as one file or by chapter, a book that reads itself along, and texts with times; `zip` holds all of a project. */
export const bookExportFormats = [
  'mp3',
  'wav',
  'flac',
  'opus',
  'm4b',
  'epub',
  'srt',
  'vtt',
  'json',
  'zip',
] as const;
export type BookExportFormat = (typeof bookExportFormats)[number];

/** Of a voiceover: its film with the new sound, the sound alone, what is said as subtitles. */
export const voiceoverExportFormats = ['film', 'mp3', 'wav', 'srt', 'vtt'] as const;

export const exportFormats = [...bookExportFormats, 'film'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportStates = ['queued', 'making', 'done', 'failed'] as const;
export type ExportState = (typeof exportStates)[number];

/** How long a podcast is: under 3 minutes, 3 to 7, above. */
export const podcastScales = ['short', 'default', 'long'] as const;
export type PodcastScale = (typeof podcastScales)[number];

/** The operator's language model; or nobody: sentences of the source, selected and shared out. */
export const scriptWriters = ['language_model', 'extracts'] as const;
export type ScriptWriter = (typeof scriptWriters)[number];

/** What a track of a voiceover carries; `film` is the sound that the film brings along. */
export const trackKinds = ['film', 'speech', 'effects', 'music'] as const;
export type TrackKind = (typeof trackKinds)[number];

export const voiceoverFileKinds = ['film', 'sound'] as const;
export type VoiceoverFileKind = (typeof voiceoverFileKinds)[number];
