import type { Queryable } from '../../../platform/db/database.ts';
import { listCast } from './cast.store.ts';
import type { BlockNode, CastVoiceRow, Delivery, ProjectRow } from './projects.tables.ts';

/** Those who speak in a project, by their ids. */
export type Cast = ReadonlyMap<string, Pick<CastVoiceRow, 'voiceId' | 'settings' | 'volumeGainDb'>>;

export const readCast = async (db: Queryable, project: Pick<ProjectRow, 'id'>): Promise<Cast> =>
  new Map((await listCast(db, project)).map((one) => [one.id, one]));

/** Whose voice it is, and what was said about it besides its own settings. */
export interface NodeVoice {
  voiceId: string;
  settings: Delivery | null;
  volumeGainDb: number;
}

/** Who speaks a node: whoever plays its part, else the voice that it names itself. */
export function voiceOfNode({ voiceId, castVoiceId }: BlockNode, cast: Cast): NodeVoice {
  const player = castVoiceId === undefined ? undefined : cast.get(castVoiceId);
  return player ?? { voiceId, settings: null, volumeGainDb: 0 };
}

/** As it is stored: of the cast only while it is in it, and by the voice of now. */
export function castNode(
  { text, voiceId, castVoiceId }: Omit<BlockNode, 'castVoiceId'> & { castVoiceId?: string | undefined },
  cast: Cast,
): BlockNode {
  const player = castVoiceId === undefined ? undefined : cast.get(castVoiceId);
  return player && castVoiceId ? { text, voiceId: player.voiceId, castVoiceId } : { text, voiceId };
}
