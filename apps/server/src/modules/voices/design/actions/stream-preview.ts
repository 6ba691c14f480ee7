import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findPreview } from '../design.store.ts';
import { soundOf } from '../preview-sound.ts';
import { getSaved, previewNotFound } from './save-preview.ts';

/** The blob of a preview, also of one that is a voice by now. @throws Failure `voice_not_found`, and as `soundOf` */
export async function getPreviewSound(
  platform: Platform,
  actor: Actor,
  id: string,
  signal: AbortSignal,
): Promise<string> {
  const { workspaceId } = actor;
  const preview = await findPreview(platform.db, { workspaceId, id }, platform.clock.now());
  if (preview) return soundOf(platform, actor, preview, signal);
  const { previewBlob } = await getSaved(platform, actor, id);
  if (previewBlob === null) throw previewNotFound(id);
  return previewBlob;
}
