import type { ResourceRole } from '@mynah/contract/workspaces/sharing';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sharedResourceRoles } from '../../workspaces/sharing/index.ts';

/** Who looks at voices, and what of other members' voices they see (WSP-045, WSP-087). */
export interface VoiceReader {
  workspaceId: string;
  userId: string;
  /** Whoever only views the workspace changes nothing in it, not even what they once made. */
  isViewer: boolean;
  /** Admins see the voices of everybody. */
  shared: 'all' | ReadonlyMap<string, ResourceRole>;
}

export async function voiceReader(platform: Platform, actor: Actor): Promise<VoiceReader> {
  const { workspaceId, userId, role } = actor;
  const shared = role === 'admin' ? 'all' : await sharedResourceRoles(platform, actor, 'voice');
  return { workspaceId, userId, isViewer: role === 'viewer', shared };
}

/** What a reader is to a voice that they see. */
export interface VoiceAccess {
  isOwner: boolean;
  /** Null: a default voice, which nobody changes. */
  role: ResourceRole | null;
}

interface MadeVoice {
  id: string;
  workspaceId: string | null;
  creatorUserId: string | null;
}

export function voiceAccess({ userId, isViewer, shared }: VoiceReader, voice: MadeVoice): VoiceAccess {
  if (voice.workspaceId === null) return { isOwner: false, role: null };
  const isOwner = voice.creatorUserId === null || voice.creatorUserId === userId;
  if (isViewer) return { isOwner, role: 'viewer' };
  const role = isOwner || shared === 'all' ? 'admin' : (shared.get(voice.id) ?? 'viewer');
  return { isOwner, role };
}
