/** What a dubbing may say of itself; DUB-002 to DUB-008. */

/** Of a dubbing as a whole: `preparing` takes the source apart, `dubbing` makes a language of it. */
export const dubbingStatuses = ['queued', 'preparing', 'dubbing', 'dubbed', 'failed'] as const;
export type DubbingStatus = (typeof dubbingStatuses)[number];

/** Of the source alone: `ready` means that languages can be made of it. */
export const sourceStates = ['queued', 'preparing', 'ready', 'failed'] as const;
export type SourceState = (typeof sourceStates)[number];

/** Of one language; `stale` has an output of an older text. */
export const targetStates = ['queued', 'processing', 'completed', 'stale', 'failed'] as const;
export type TargetState = (typeof targetStates)[number];

/** A line of a language: as it is, older than its text, waiting to be written, to be spoken, or refused. */
export const lineStates = ['idle', 'translating', 'speaking', 'failed'] as const;
export type LineState = (typeof lineStates)[number];

export const dubbingModels = ['dubbing_v1', 'dubbing_v2'] as const;
export type DubbingModel = (typeof dubbingModels)[number];

export const dubbingModes = ['automatic', 'manual'] as const;
export type DubbingMode = (typeof dubbingModes)[number];

export const creationSources = ['flow_node', 'dubbing_ui', 'dubbing_api'] as const;
export type CreationSource = (typeof creationSources)[number];

export const transcriptFormats = ['srt', 'webvtt', 'json'] as const;
export type DubbingTranscriptFormat = (typeof transcriptFormats)[number];

/** Of a speaker, beside the id of a voice: their own, cloned of all they say; or the stock voice that is nearest. */
export const speakerVoices = ['track-clone', 'clip-clone', 'similar'] as const;

/** What the API renders. */
export const renderTypes = ['mp4', 'aac', 'mp3', 'wav', 'aaf', 'tracks_zip', 'clips_zip', 'zip'] as const;
export type RenderType = (typeof renderTypes)[number];

/** Those that this server writes: no library of a fit license writes AAF. */
export const exportTypes = [
  'mp4',
  /** Every language that is made, as a track of sound and one of subtitles, and the original. */
  'mp4_languages',
  'aac',
  'mp3',
  'wav',
  'tracks_zip',
  'clips_zip',
  'zip',
  'srt',
  'vtt',
  'json',
  'edl',
] as const;
export type DubbingExportType = (typeof exportTypes)[number];

export const dubbingExportStates = ['queued', 'making', 'done', 'failed'] as const;

export const dubbingLimits = {
  name: 500,
  reference: 500,
  speakers: 32,
  segments: 20_000,
  /** Of one write. */
  changedSegments: 500,
  /** Characters of one segment. */
  text: 5_000,
  keyterms: 1_000,
  keyterm: 50,
  webhooks: 3,
  /** Seconds of one segment. */
  shortestSegment: 0.1,
  longestSegment: 25,
} as const;
