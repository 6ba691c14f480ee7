import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { fixedPrice, Generation } from '../../billing/index.ts';
import { setPreviewSound } from './design.store.ts';
import type { VoicePreviewRow } from './design.tables.ts';
import { persistSound } from './make-previews.ts';
import { speakPreview } from './speak-preview.ts';

/** The blob of what a preview says; spoken now when nobody has heard it yet. @throws Failure, EngineFailure */
export async function soundOf(
  platform: Platform,
  actor: Actor,
  preview: VoicePreviewRow,
  signal: AbortSignal,
): Promise<string> {
  if (preview.soundBlob !== null) return preview.soundBlob;
  // paid for when the preview was made
  const price = fixedPrice(0);
  const generation = await Generation.begin(platform, actor, {
    product: 'voice-design',
    price,
    road: 'whole',
  });
  try {
    const { workspaceId } = actor;
    const spoken = await speakPreview(platform, preview, { caller: workspaceId, signal });
    const { soundBlob } = await persistSound(platform, preview.id, spoken);
    const durationMs = (spoken.samples.length / spoken.sampleRateHz) * 1000;
    const key = { workspaceId, id: preview.id };
    await generation.complete((tx) => setPreviewSound(tx, key, { soundBlob, durationMs }));
    return soundBlob;
  } finally {
    await generation.release();
  }
}
