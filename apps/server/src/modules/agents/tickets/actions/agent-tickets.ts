import type { AssignableUser, Ticket, TicketSource } from '@mynah/contract/agents/conversations/tickets';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { listMembers } from '../../../workspaces/members/index.ts';
import { resourceReader } from '../../../workspaces/sharing/index.ts';
import { requireAgent } from '../../registry/index.ts';
import { insertTicket, type TicketPage } from '../tickets.store.ts';
import { toTicket } from '../tickets.view.ts';
import { showTickets } from './manage-tickets.ts';

export interface AgentTicketPage extends Omit<TicketPage, 'creatorUserId'> {
  agentId: string;
  sources?: readonly TicketSource[] | undefined;
  ownerUserId?: string | undefined;
  issueType?: string | undefined;
  label?: string | undefined;
}

/** @throws Failure `agent_not_found` */
export async function showAgentTickets(
  platform: Platform,
  actor: Actor,
  { sources, ownerUserId, issueType, label, ...page }: AgentTicketPage,
): Promise<Ticket[]> {
  await requireAgent(platform, actor, { agentId: page.agentId, role: 'viewer' });
  // people raise them, without a type and labels: what is asked for by these is none
  if (issueType || label || (sources && !sources.includes('manual'))) return [];
  return showTickets(platform, actor, { ...page, creatorUserId: ownerUserId });
}

/** About the agent as such: a task, say. @throws Failure `agent_not_found` */
export async function openAgentTicket(
  platform: Platform,
  actor: Actor,
  { agentId, qaComment }: { agentId: string; qaComment: string },
): Promise<Ticket> {
  await requireAgent(platform, actor, { agentId, role: 'viewer' });
  const row = await insertTicket(platform.db, {
    id: newId('aqat_'),
    workspaceId: actor.workspaceId,
    creatorUserId: actor.userId,
    agentId,
    status: 'open',
    title: qaComment,
    comment: qaComment,
    conversationIds: [],
    comments: [],
    turnComments: [],
  });
  return toTicket(row);
}

/** Everybody of the workspace, each with whether they see the agent. @throws Failure `agent_not_found` */
export async function showAssignableUsers(
  platform: Platform,
  actor: Actor,
  agentId: string,
): Promise<AssignableUser[]> {
  const agent = await requireAgent(platform, actor, { agentId, role: 'viewer' });
  const users: AssignableUser[] = [];
  for (const { userId, email, firstName, role } of await listMembers(platform.db, actor.workspaceId)) {
    const member = { ...actor, userId, role, apiKeyId: undefined };
    const { shared } = await resourceReader(platform, member, 'convai_agents');
    users.push({
      user_id: userId,
      email,
      first_name: firstName,
      is_service_account: false,
      has_access: shared === 'all' || userId === agent.userId || shared.has(agentId),
    });
  }
  return users;
}
