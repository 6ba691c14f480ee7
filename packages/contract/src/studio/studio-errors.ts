import type { FailureKind } from '../failure-kinds.ts';

/** Codes of the studio, among all of `errorCodes`. */
export const studioErrorCodes = {
  chapter_not_found: { kind: 'not-found', meaning: 'Chapter not found in this project.' },
  chapter_changed: {
    kind: 'conflict',
    meaning: 'The chapter has changed since it was loaded.',
  },
  timeline_changed: {
    kind: 'conflict',
    meaning: 'The timeline has changed since it was loaded.',
  },
  block_locked: { kind: 'conflict', meaning: 'The block is locked, so its text can’t be changed.' },
  block_not_found: { kind: 'not-found', meaning: 'Block not found in this chapter.' },
  take_not_found: { kind: 'not-found', meaning: 'Take not found in this project.' },
  snapshot_not_found: { kind: 'not-found', meaning: 'Snapshot not found in this project.' },
  already_converting: { kind: 'conflict', meaning: 'The project is already being converted.' },
  not_converting: { kind: 'conflict', meaning: 'The project isn’t being converted.' },
  nothing_to_convert: { kind: 'unprocessable', meaning: 'There’s nothing to speak in the project.' },
  export_not_found: { kind: 'not-found', meaning: 'Export not found in this project.' },
  nothing_to_export: {
    kind: 'unprocessable',
    meaning: 'No chapter that was asked for has been converted to audio.',
  },
  too_many_exports: { kind: 'conflict', meaning: 'Too many exports of the project are being made.' },
  cast_voice_not_found: { kind: 'not-found', meaning: 'Nobody of that id is in the cast of this project.' },
  comment_not_found: { kind: 'not-found', meaning: 'Comment not found in this project.' },
  asset_not_found: { kind: 'not-found', meaning: 'Asset not found in this workspace.' },
  invalid_asset: { kind: 'invalid', meaning: 'The file isn’t a picture, audio or video that can be used.' },
} as const satisfies Record<string, { kind: FailureKind; meaning: string }>;
