import { readSignedToken, signToken } from '../../platform/crypto/index.ts';
import { Failure } from '../../platform/errors/index.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Platform } from '../../platform/platform.ts';

const purpose = 'article-player';
/** A page that stays open all day plays on. */
const ticketSeconds = 24 * 3600;

/** What a player was let in for. */
export interface Ticket {
  workspaceId: string;
  embedId?: string | undefined;
  /** The article's own address, on a domain that the workspace allows. */
  url?: string | undefined;
  /** Of this page view, and of nobody. */
  nonce: string;
}

export const writeTicket = (platform: Platform, ticket: Omit<Ticket, 'nonce'>): string =>
  signToken(platform, {
    purpose,
    content: JSON.stringify({ ...ticket, nonce: newId() }),
    seconds: ticketSeconds,
  });

/** @throws Failure `session_expired` */
export function readTicket(platform: Platform, token: string): Ticket {
  const content = readSignedToken(platform, { purpose, token });
  if (content !== undefined) return JSON.parse(content) as Ticket;
  throw new Failure('session_expired', 'This player has been open for too long. Reload the page.');
}
