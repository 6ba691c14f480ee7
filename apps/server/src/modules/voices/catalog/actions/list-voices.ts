import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { listSharedResourceIds } from '../../../workspaces/sharing/index.ts';
import { premadeVoices, syncDefaultVoices } from '../../engine-voices/index.ts';
import { type SettledVoice, voiceReader } from '../../registry/index.ts';
import { voiceParts } from '../extension-points.ts';
import { type SearchReader, searchVoices, type VoicePage } from '../voice-search.store.ts';
import type { VoiceSearch } from '../voice-search.ts';
import { findVisibleVoice } from './get-voice.ts';

const everything = 100_000;

const shownNow = ({ config, clock, extensions }: Platform) => ({
  hiddenIds: config.hiddenVoices,
  now: clock.now(),
  parts: extensions.at(voiceParts),
});

/** Every voice that the workspace sees, in one list. */
export async function listVoices(
  platform: Platform,
  actor: Actor,
  { showLegacy }: { showLegacy: boolean },
): Promise<SettledVoice[]> {
  await syncDefaultVoices(platform);
  const search = { pageSize: everything, includeTotalCount: false, showLegacy };
  const page = await searchVoices(
    platform.db,
    await searchReader(platform, actor, search),
    search,
    shownNow(platform),
  );
  return page.voices;
}

/** One page. Premade ids are in no list, but answer when they are asked for by id. */
export async function findVoices(platform: Platform, actor: Actor, search: VoiceSearch): Promise<VoicePage> {
  await syncDefaultVoices(platform);
  const page = await searchVoices(
    platform.db,
    await searchReader(platform, actor, search),
    search,
    shownNow(platform),
  );
  if (!search.voiceIds || search.nextPageToken) return page;
  const aliases = await findAliases(platform, actor, search.voiceIds);
  return { ...page, voices: [...page.voices, ...aliases], totalCount: page.totalCount + aliases.length };
}

async function searchReader(
  platform: Platform,
  actor: Actor,
  { voiceType }: VoiceSearch,
): Promise<SearchReader> {
  const reader = await voiceReader(platform, actor);
  if (voiceType !== 'workspace') return { ...reader, sharedIds: [] };
  return { ...reader, sharedIds: await listSharedResourceIds(platform.db, actor.workspaceId, 'voice') };
}

async function findAliases(
  platform: Platform,
  actor: Actor,
  voiceIds: readonly string[],
): Promise<SettledVoice[]> {
  const ids = [...new Set(voiceIds)].filter(
    (id) => id in premadeVoices && !platform.config.hiddenVoices.includes(id),
  );
  const found = await Promise.all(ids.map((id) => findVisibleVoice(platform, actor, id)));
  return found.filter((voice) => voice !== undefined);
}
