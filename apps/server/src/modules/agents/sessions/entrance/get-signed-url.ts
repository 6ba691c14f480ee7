import type { signedUrlQuery } from '@mynah/contract/agents/sessions/sessions';
import type { z } from 'zod';
import type { Camelized } from '../../../../platform/http/camelize.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { requireAgent } from '../../registry/index.ts';
import { signAddress, signerOf } from './signed-address.ts';

/** An address for one page of a browser, which has no key. `version_id=draft`: the caller’s own draft of the branch. */
export async function getSignedUrl(
  platform: Platform,
  actor: Actor,
  query: Camelized<z.output<typeof signedUrlQuery>>,
): Promise<{ signed_url: string; conversation_id?: string }> {
  const { agentId, branchId, environment, includeConversationId } = query;
  const isDraft = query.versionId === 'draft';
  const versionId = isDraft ? undefined : query.versionId;
  const draft = isDraft ? { draftOf: actor.userId } : {};
  await requireAgent(platform, actor, { agentId, branchId, versionId, ...draft, role: 'viewer' });
  const conversationId = includeConversationId ? newId('conv_') : undefined;
  const address = signAddress(platform, {
    ...{ agentId, branchId, versionId, environment, conversationId, isDraft },
    workspaceId: actor.workspaceId,
    ...signerOf(actor),
  });
  return { signed_url: address, ...(conversationId && { conversation_id: conversationId }) };
}
