import type { CastVoice } from '@mynah/contract/studio/cast';
import type { CastCount } from './cast.store.ts';
import { toDelivery } from './editing.view.ts';
import type { CastVoiceRow } from './projects.tables.ts';

export const toCastVoice = (row: CastVoiceRow, count: CastCount | undefined): CastVoice => ({
  project_voice_ref_id: row.id,
  alias: row.alias,
  voice_id: row.voiceId,
  settings: toDelivery(row.settings),
  volume_gain: row.volumeGainDb,
  nodes: count?.nodes ?? 0,
  characters: count?.characters ?? 0,
});
