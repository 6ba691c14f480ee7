import {
  type Ticket,
  type TicketComment,
  type TicketStatus,
  type TurnComment,
  ticketLimits,
} from '@mynah/contract/agents/conversations/tickets';
import { unixSeconds } from '../../../../platform/clock/clock.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findMembership } from '../../../workspaces/memberships/index.ts';
import { conversationOfTicket } from '../../conversations/index.ts';
import {
  changeTicket,
  deleteTicket,
  findTicket,
  insertTicket,
  listTickets,
  lockTickets,
  type TicketPage,
} from '../tickets.store.ts';
import type { TicketRow } from '../tickets.tables.ts';
import { toTicket } from '../tickets.view.ts';

interface GivenTurnComment {
  turnIndex: number;
  comment: string;
}

export async function showTickets(
  { db }: Platform,
  { workspaceId }: Actor,
  { assigneeUserId, ...page }: TicketPage,
): Promise<Ticket[]> {
  const assignee = assigneeUserId === 'unassigned' ? null : assigneeUserId;
  return (await listTickets(db, workspaceId, { ...page, assigneeUserId: assignee })).map(toTicket);
}

/** @throws Failure `conversation_not_found`, `transcript_turn_not_found` */
export async function openTicket(
  platform: Platform,
  actor: Actor,
  given: {
    conversationId: string;
    title?: string | undefined;
    qaComment?: string | undefined;
    turnComments: readonly GivenTurnComment[];
  },
): Promise<Ticket> {
  const about = await conversationOfTicket(platform, actor, given.conversationId);
  for (const { turnIndex } of given.turnComments) requireTurn(turnIndex, about.turns);
  const row = await insertTicket(platform.db, {
    id: newId('aqat_'),
    workspaceId: actor.workspaceId,
    creatorUserId: actor.userId,
    agentId: about.agentId,
    status: 'open',
    title: given.title ?? about.title,
    comment: given.qaComment ?? null,
    conversationIds: [given.conversationId],
    comments: [],
    turnComments: given.turnComments.map((turn) => ofTurn(platform, actor, turn)),
  });
  return toTicket(row);
}

export const showTicket = async (platform: Platform, actor: Actor, id: string): Promise<Ticket> =>
  toTicket(await requireTicket(platform, actor, id));

/** @throws Failure `member_not_found` for somebody who isn't of the workspace */
export async function updateTicket(
  platform: Platform,
  actor: Actor,
  id: string,
  change: {
    title?: string | undefined;
    status?: TicketStatus | undefined;
    assigneeUserId?: string | undefined;
  },
): Promise<Ticket> {
  const row = await requireTicket(platform, actor, id);
  const { title = row.title, status = row.status, assigneeUserId = row.assigneeUserId } = change;
  if (change.assigneeUserId) await requireMember(platform, actor, change.assigneeUserId);
  return toTicket(await changeTicket(platform.db, row, { title, status, assigneeUserId }));
}

export async function removeTicket(platform: Platform, actor: Actor, id: string): Promise<void> {
  await deleteTicket(platform.db, await requireTicket(platform, actor, id));
}

export const commentTicket = (
  platform: Platform,
  actor: Actor,
  id: string,
  comment: string,
): Promise<Ticket> =>
  change(platform, actor, id, (row) => {
    requireRoom(row.comments);
    return { comments: [...row.comments, said(platform, actor, comment)] };
  });

export async function commentTurn(
  platform: Platform,
  actor: Actor,
  id: string,
  turn: GivenTurnComment,
): Promise<Ticket> {
  const { conversationIds } = await requireTicket(platform, actor, id);
  const [conversationId] = conversationIds;
  if (!conversationId)
    throw new Failure(
      'transcript_turn_not_found',
      'The ticket is about the agent, not about a conversation.',
    );
  const about = await conversationOfTicket(platform, actor, conversationId);
  requireTurn(turn.turnIndex, about.turns);
  return change(platform, actor, id, (row) => {
    requireRoom(row.turnComments);
    return { turnComments: [...row.turnComments, ofTurn(platform, actor, turn)] };
  });
}

/** The others' conversations and comments become this one's; the others stay, as merged. */
export const mergeTickets = (
  platform: Platform,
  actor: Actor,
  id: string,
  sourceIds: readonly string[],
): Promise<Ticket> =>
  platform.db.transaction(async (transaction) => {
    const wanted = [...new Set([id, ...sourceIds])];
    const rows = await lockTickets(transaction, actor.workspaceId, wanted);
    const target = rows.find((row) => row.id === id);
    if (!target || rows.length < wanted.length) throw notFound();
    const sources = rows.filter((row) => row.id !== id);
    for (const source of sources) await changeTicket(transaction, source, { status: 'merged' });
    const all = [target, ...sources];
    return toTicket(
      await changeTicket(transaction, target, {
        conversationIds: [...new Set(all.flatMap(({ conversationIds }) => conversationIds))],
        comments: all.flatMap(({ comments }) => comments),
        turnComments: all.flatMap(({ turnComments }) => turnComments),
      }),
    );
  });

const change = (
  platform: Platform,
  { workspaceId }: Actor,
  id: string,
  made: (row: TicketRow) => Partial<TicketRow>,
): Promise<Ticket> =>
  platform.db.transaction(async (transaction) => {
    const [row] = await lockTickets(transaction, workspaceId, [id]);
    if (!row) throw notFound();
    return toTicket(await changeTicket(transaction, row, made(row)));
  });

const said = ({ clock }: Platform, { userId }: Actor, comment: string): TicketComment => ({
  comment,
  created_at_unix_secs: unixSeconds(clock.now()),
  owner_user_id: userId,
});

const ofTurn = (platform: Platform, actor: Actor, { turnIndex, comment }: GivenTurnComment): TurnComment => ({
  turn_index: turnIndex,
  ...said(platform, actor, comment),
});

async function requireTicket({ db }: Platform, { workspaceId }: Actor, id: string): Promise<TicketRow> {
  const row = await findTicket(db, { workspaceId, id });
  if (!row) throw notFound();
  return row;
}

async function requireMember({ db }: Platform, { workspaceId }: Actor, userId: string): Promise<void> {
  const membership = await findMembership(db, userId);
  if (membership?.workspaceId !== workspaceId)
    throw new Failure('member_not_found', 'There is no such member in this workspace.');
}

function requireTurn(index: number, turns: number): void {
  if (index >= turns) throw new Failure('transcript_turn_not_found', 'The conversation has no such turn.');
}

function requireRoom(comments: readonly unknown[]): void {
  if (comments.length < ticketLimits.comments) return;
  throw new Failure('conversation_ticket_full', `A ticket has ${ticketLimits.comments} comments at most.`);
}

const notFound = (): Failure =>
  new Failure('conversation_ticket_not_found', 'There is no such ticket in this workspace.');
