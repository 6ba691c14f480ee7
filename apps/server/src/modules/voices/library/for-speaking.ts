/** What whoever speaks with voices asks of the library: its terms, its checks, its counts. */
export { checkSharedText, requireNoModeration } from './check-shared-text.ts';
export type { VoiceTerms } from './speak-as-original.ts';
export { recordSharedUse, type SharedUse } from './usage.store.ts';
