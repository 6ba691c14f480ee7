import type { Platform } from '../../../../platform/platform.ts';
import { listWorkspaceIds } from '../../../workspaces/workspace/index.ts';
import { syncDefaultVoices } from '../../engine-voices/index.ts';
import type { VoiceRow } from '../../registry/voices.tables.ts';
import { makeWay } from '../make-way.ts';
import { listUnheardDefaults } from '../previews.store.ts';
import { renderPreview } from './render-preview.ts';

/** Everybody sees the default voices, so everybody is told; not at each of them. */
const voicesBetweenEvents = 10;

/** Speaks every preview that is missing. Each is kept as soon as it is there, so a second run goes on. */
export async function renderMissingPreviews(platform: Platform, signal: AbortSignal): Promise<void> {
  await platform.speech.ready();
  await syncDefaultVoices(platform);
  const missing = await listUnheardDefaults(platform.db);
  for (const [index, voice] of missing.entries()) {
    await renderOne(platform, voice, signal);
    const done = index + 1;
    if (done % voicesBetweenEvents === 0 || done === missing.length) {
      await reportProgress(platform, { done, total: missing.length });
    }
  }
}

/** One broken voice does not keep the others silent; its preview is spoken when somebody asks for it. */
async function renderOne(platform: Platform, voice: VoiceRow, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  try {
    await makeWay(platform.speech, signal, (turn) => renderPreview(platform, voice, turn));
  } catch (cause) {
    signal.throwIfAborted();
    platform.log.warn({ err: cause, voice: voice.engineVoice }, 'a voice preview could not be spoken');
  }
}

async function reportProgress(platform: Platform, progress: { done: number; total: number }): Promise<void> {
  await platform.db.transaction(async (tx) => {
    for (const workspaceId of await listWorkspaceIds(tx)) {
      await platform.events.append(tx, { name: 'voices.previews-rendered', workspaceId, payload: progress });
    }
  });
}
