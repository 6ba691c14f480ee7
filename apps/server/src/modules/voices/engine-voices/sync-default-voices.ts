import type { EngineVoice } from '@mynah/engine-spec';
import type { SpeechEngineInfo } from '../../../platform/engines/speech-pool.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { NewVoice } from '../registry/voices.tables.ts';
import { replaceDefaultVoices } from './default-voices.store.ts';
import { renderPreviews } from './render-previews.job.ts';
import { defaultVoiceId } from './voice-id.ts';

/** The engines whose voices each server process has written: engines come up one after the other. */
const synced = new WeakMap<Platform, { engines: string; done: Promise<void> }>();

/** Makes the default voices those of the engines that are ready. Cheap when nothing changed. */
export function syncDefaultVoices(platform: Platform): Promise<void> {
  const infos = platform.speech.engines();
  const engines = infos.map((info) => `${info.name}:${info.voices.length}`).join();
  const before = synced.get(platform);
  if (before?.engines === engines || infos.length === 0) return before?.done ?? Promise.resolve();
  const done = writeVoices(platform, infos);
  synced.set(platform, { engines, done });
  // the next caller tries again
  done.catch(() => synced.delete(platform));
  return done;
}

async function writeVoices(platform: Platform, engines: readonly SpeechEngineInfo[]): Promise<void> {
  await replaceDefaultVoices(platform.db, defaultVoices(engines));
  // after a while: whoever has just opened the page wants the first sentence, and a preview that is played is made at once
  await platform.jobs.enqueue(renderPreviews, {}, { singletonKey: 'default-voices', startAfterSeconds: 180 });
}

/** One row for each voice, whichever engines carry it; the best engine's word counts. */
function defaultVoices(engines: readonly SpeechEngineInfo[]) {
  const rows = new Map<string, NewVoice & { isLegacy: false }>();
  for (const engine of engines) {
    for (const voice of engine.voices) {
      const id = defaultVoiceId(voice.id);
      if (!rows.has(id)) rows.set(id, { ...toRow(voice), id, engine: engine.name, position: rows.size + 1 });
    }
  }
  return [...rows.values()];
}

const toRow = (voice: EngineVoice) => ({
  workspaceId: null,
  name: voice.displayName,
  description: voice.description,
  category: 'premade' as const,
  labels: { ...voice.labels, language: voice.languages[0] ?? voice.language },
  language: voice.language,
  languages: [...voice.languages],
  engineVoice: voice.id,
  previewText: voice.previewText,
  isLegacy: false as const,
});
