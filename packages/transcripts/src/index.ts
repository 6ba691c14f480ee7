export { charactersOf, type TimedCharacter } from './characters.ts';
export { findableEntities, findEntities } from './entities/find-entities.ts';
export { type RedactionMode, redact } from './entities/redact.ts';
export type { ExportedTranscript, ExportFormat, ExportOptions } from './export/export-options.ts';
export { exportTranscript } from './export/export-transcript.ts';
export { type HeardWord, joinWords } from './join-words.ts';
export { type Segment, segmentWords } from './segment-words.ts';
export { type TranscriptWord, textOf } from './transcript-word.ts';
export { withoutFillers } from './without-fillers.ts';
