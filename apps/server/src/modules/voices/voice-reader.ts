import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sharedResourceIds } from '../workspaces/index.ts';

/** Who looks at voices, and what of other members' voices they see (WSP-045, WSP-087). */
export interface VoiceReader {
  workspaceId: string;
  userId: string;
  /** Admins see the voices of everybody. */
  shared: 'all' | readonly string[];
}

export async function voiceReader(platform: Platform, actor: Actor): Promise<VoiceReader> {
  const { workspaceId, userId, role } = actor;
  const shared = role === 'admin' ? 'all' : await sharedResourceIds(platform, actor, 'voice');
  return { workspaceId, userId, shared };
}
