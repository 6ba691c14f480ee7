import type { ProjectWithChapters } from '@mynah/contract/studio/projects';
import { defaultVoiceSettings } from '@mynah/contract/voices/voices';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findVisibleVoice, mergeSettings } from '../../../voices/catalog/index.ts';
import { listCast } from '../cast.store.ts';
import type { ProjectRow } from '../projects.tables.ts';

/** The cast of a project as the compatible API shows it, each with the settings that count. */
export async function showProjectVoices(
  platform: Platform,
  actor: Actor,
  project: ProjectRow,
): Promise<ProjectWithChapters['voices']> {
  const cast = await listCast(platform.db, project);
  const ids = [...new Set(cast.map(({ voiceId }) => voiceId))];
  const found = await Promise.all(ids.map((id) => findVisibleVoice(platform, actor, id)));
  const stored = new Map(ids.map((id, index) => [id, found[index]?.settings ?? defaultVoiceSettings]));
  return cast.map((row) => ({
    voice_id: row.voiceId,
    project_voice_ref_id: row.id,
    alias: row.alias,
    pinned: true,
    is_pinned: true,
    volume_gain: row.volumeGainDb,
    ...mergeSettings(stored.get(row.voiceId) ?? defaultVoiceSettings, row.settings ?? {}),
  }));
}
