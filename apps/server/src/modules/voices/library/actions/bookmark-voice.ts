import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { addBookmark, removeBookmark } from '../library.store.ts';
import { getSharedVoice, type SharedIds } from './get-shared-voice.ts';

/** Remembers a voice that the caller sees, or forgets it. Harmless twice. @throws Failure `voice_not_found` */
export async function bookmarkVoice(
  platform: Platform,
  actor: Actor,
  { bookmarked, ...ids }: SharedIds & { bookmarked: boolean },
): Promise<void> {
  const { workspaceId, userId } = actor;
  const { shared } = await getSharedVoice(platform, actor, ids);
  const bookmark = { workspaceId, userId, voiceId: shared.voiceId };
  if (bookmarked) await addBookmark(platform.db, { ...bookmark, createdAt: platform.clock.now() });
  else await removeBookmark(platform.db, bookmark);
}
