import type { FailureKind } from '../failure-kinds.ts';

/** Codes of dubbing, among all of `errorCodes`. */
export const dubbingErrorCodes = {
  dubbing_not_found: { kind: 'not-found', meaning: 'Dubbing not found in this workspace.' },
  dubbing_not_dubbed: { kind: 'too-early', meaning: 'The dubbing isn’t finished yet.' },
  dubbing_language_not_found: { kind: 'not-found', meaning: 'The dubbing has no such language.' },
  dubbing_language_exists: { kind: 'conflict', meaning: 'The dubbing has this language already.' },
  dubbing_segment_not_found: { kind: 'not-found', meaning: 'Segment not found in this dubbing.' },
  dubbing_speaker_not_found: { kind: 'not-found', meaning: 'Speaker not found in this dubbing.' },
  dubbing_take_not_found: { kind: 'not-found', meaning: 'Take not found in this dubbing.' },
  dubbing_export_not_found: { kind: 'not-found', meaning: 'Export not found in this dubbing.' },
  dubbing_changed: { kind: 'conflict', meaning: 'The dubbing has changed since it was loaded.' },
  dubbing_busy: { kind: 'conflict', meaning: 'This language is being made just now.' },
  dubbing_ended: { kind: 'conflict', meaning: 'The dubbing isn’t being made.' },
  nothing_to_regenerate: { kind: 'conflict', meaning: 'Nothing has changed since the language was made.' },
  segment_locked: { kind: 'conflict', meaning: 'The line is locked, so it can’t be changed.' },
  invalid_transcript: { kind: 'unprocessable', meaning: 'The transcript can’t be read.' },
} as const satisfies Record<string, { kind: FailureKind; meaning: string }>;
