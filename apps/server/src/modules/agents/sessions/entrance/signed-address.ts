import { z } from 'zod';
import { readSignedToken, signToken } from '../../../../platform/crypto/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';

/** As upstream: an address that is not used by then is none. */
export const invitationSeconds = 15 * 60;
const purpose = 'agent-conversation';

/** What a signed address lets its holder do: talk to one agent, for whoever signed it. */
const invitation = z.object({
  agentId: z.string(),
  workspaceId: z.string(),
  branchId: z.string().optional(),
  versionId: z.string().optional(),
  environment: z.string().optional(),
  conversationId: z.string().optional(),
  /** The unpublished draft of who signed. */
  isDraft: z.boolean().default(false),
  userId: z.string(),
  apiKeyId: z.string().optional(),
});
export type Invitation = z.output<typeof invitation>;

export const signInvitation = (platform: Platform, given: z.input<typeof invitation>): string =>
  signToken(platform, { purpose, content: JSON.stringify(given), seconds: invitationSeconds });

/** The address of this server at which the invited may talk. */
export function signAddress(platform: Platform, given: z.input<typeof invitation>): string {
  const token = signInvitation(platform, given);
  const address = new URL('/v1/convai/conversation', platform.publicUrl().replace(/^http/, 'ws'));
  address.searchParams.set('agent_id', given.agentId);
  if (given.conversationId) address.searchParams.set('conversation_id', given.conversationId);
  address.searchParams.set('conversation_signature', token);
  return address.href;
}

/** Undefined for what is over, changed, or another agent’s. */
export function readSignature(platform: Platform, token: string, agentId: string): Invitation | undefined {
  const content = readSignedToken(platform, { purpose, token });
  if (content === undefined) return undefined;
  const parsed = invitation.safeParse(JSON.parse(content));
  return parsed.success && parsed.data.agentId === agentId ? parsed.data : undefined;
}

export const signerOf = ({ userId, apiKeyId }: Actor) => ({
  userId,
  ...(apiKeyId !== undefined && { apiKeyId }),
});
