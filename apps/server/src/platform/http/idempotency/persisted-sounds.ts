import { extensionPoint } from '../../extensions.ts';
import type { Platform } from '../../platform.ts';

/** The blob of the sound that an item of the history has; undefined when there is no such item. */
export type FindPersistedSound = (
  platform: Platform,
  workspaceId: string,
  historyItemId: string,
) => Promise<string | undefined>;

/** Who keeps the sound that calls make: an answer that is such a sound is given again from there. */
export const persistedSounds = extensionPoint<FindPersistedSound>('http.kept-sounds');

export const findPersistedSound: FindPersistedSound = async (platform, workspaceId, historyItemId) => {
  for (const find of platform.extensions.at(persistedSounds)) {
    const blob = await find(platform, workspaceId, historyItemId);
    if (blob !== undefined) return blob;
  }
  return undefined;
};
