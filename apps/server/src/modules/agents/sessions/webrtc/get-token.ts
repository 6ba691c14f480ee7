import type { tokenQuery } from '@mynah/contract/agents/sessions/sessions';
import type { z } from 'zod';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Camelized } from '../../../../platform/http/camelize.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import { signRoomToken } from '../../../../platform/livekit/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { requireAgent } from '../../registry/index.ts';
import { enter, invitationSeconds, type Knock, signerOf, signInvitation } from '../entrance/index.ts';
import { loadRtc } from './load-rtc.ts';
import { writeTicket } from './ticket.ts';

interface TokenOrder extends Pick<Knock, 'origin' | 'findActor'> {
  query: Camelized<z.output<typeof tokenQuery>>;
}

/**
 * A token for one conversation by WebRTC, for whoever may talk to the agent. `version_id=draft`: the caller’s own draft.
 * @throws Failure of `enter`; `livekit_missing`, `livekit_preparing`, `livekit_failed`
 */
export async function getToken(
  platform: Platform,
  { query, origin, findActor }: TokenOrder,
): Promise<{ token: string; conversation_id: string }> {
  const { agentId, branchId, environment, source, version: sourceVersion } = query;
  const isDraft = query.versionId === 'draft';
  const versionId = isDraft ? undefined : query.versionId;
  const { agent, actor, authorizationMethod } = await enter(platform, {
    ...{ agentId, branchId, versionId, environment, source, sourceVersion, origin, findActor },
    signature: undefined,
  });
  if (isDraft) {
    if (authorizationMethod !== 'authorization_header')
      throw new Failure('needs_authorization', 'A draft can be talked to by its workspace alone.');
    await requireAgent(platform, actor, { agentId, branchId, draftOf: actor.userId, role: 'viewer' });
  }
  const server = await platform.liveKit.ready();
  await loadRtc();
  const conversationId = newId('conv_');
  const signature = signInvitation(platform, {
    ...{ agentId, branchId: agent.branchId, versionId, environment, conversationId, isDraft },
    workspaceId: agent.workspaceId,
    ...signerOf(actor),
  });
  const token = await signRoomToken(server, {
    room: `room_${agentId}_${conversationId}`,
    identity: newId('user_'),
    ...(query.participantName && { name: query.participantName }),
    note: writeTicket({ agentId, signature, source, sourceVersion }),
    seconds: invitationSeconds,
  });
  return { token, conversation_id: conversationId };
}
