import type { Platform } from '../../../platform/platform.ts';
import { syncDefaultVoices } from '../sync-default-voices.ts';
import { listDefaultVoices } from '../voices.store.ts';
import { renderPreview } from './render-preview.ts';

/** Speaks every preview that is missing. Each is kept as soon as it is there, so a second run goes on. */
export async function renderMissingPreviews(platform: Platform, signal: AbortSignal): Promise<void> {
  await platform.speech.ready();
  await syncDefaultVoices(platform);
  const missing = (await listDefaultVoices(platform.db)).filter((voice) => voice.previewBlob === null);
  let failed = 0;
  for (const [index, voice] of missing.entries()) {
    signal.throwIfAborted();
    await renderPreview(platform, voice, signal).catch((cause: unknown) => {
      signal.throwIfAborted();
      failed += 1; // one broken voice does not keep the others silent
      platform.log.warn({ err: cause, voice: voice.engineVoice }, 'a voice preview could not be spoken');
    });
    platform.log.debug({ done: index + 1, of: missing.length }, 'voice previews');
  }
  if (missing.length > 0) {
    platform.log.info({ spoken: missing.length - failed, failed }, 'voice previews are ready');
  }
}
