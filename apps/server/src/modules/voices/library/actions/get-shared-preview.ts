import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { renderPreview } from '../../previews/index.ts';
import { findShared } from '../library.store.ts';
import { getSharedVoice, type SharedIds, sharedVoiceNotFound } from './get-shared-voice.ts';

/**
 * The blob with the preview: the speech that the owner chose, else the voice's own, spoken now when that did not
 * happen yet. While the notice of a voice runs, those who added it hear it on. @throws Failure `voice_not_found`
 */
export async function getSharedPreview(
  platform: Platform,
  reader: Actor | undefined,
  ids: SharedIds,
  signal: AbortSignal,
): Promise<string> {
  const { shared, voice } = await findHeard(platform, reader, ids);
  return shared.previewBlob ?? voice.previewBlob ?? renderPreview(platform, voice, { signal });
}

async function findHeard(platform: Platform, reader: Actor | undefined, ids: SharedIds) {
  const found = await findShared(platform.db, ids);
  if (!found || found.voice.safetyControl !== null) throw sharedVoiceNotFound();
  const { disableAt } = found.shared;
  if (disableAt !== null && disableAt > platform.clock.now()) return found;
  return getSharedVoice(platform, reader, ids);
}
