import type { InitiationClientData } from '@mynah/contract/agents/conversations/initiation';
import type { NewTranscriptEntry } from '@mynah/contract/agents/conversations/transcript';
import type { Platform } from '../../../platform/platform.ts';
import type { AgentAtVersion } from '../registry/index.ts';

export interface NewConversation {
  agent: AgentAtVersion;
  /** Known before the row where a signed URL names it. */
  conversationId?: string;
  source: string;
  sourceVersion: string | null;
  authorizationMethod: 'public' | 'authorization_header' | 'signed_url' | 'shareable_link' | 'livekit_token';
  initiation: InitiationClientData;
  environment: string;
  /** The client's own name for who is talking. */
  userId: string | null;
  textOnly: boolean;
  language: string;
}

/** Writes the conversation down, in progress. Answers its id (`conv_…`). */
export declare function beginConversation(platform: Platform, conversation: NewConversation): Promise<string>;

/**
 * Entries at their places (from 0); one that is there is written anew: an answer that was interrupted, feedback on a
 * turn. Acknowledged when written: a killed server loses no word that was said before.
 */
export declare function writeEntries(
  platform: Platform,
  conversationId: string,
  entries: readonly { index: number; entry: NewTranscriptEntry }[],
): Promise<void>;

export interface ConversationEnd {
  /** In words, as it is shown: `Client disconnected`, `Agent ended the call`, `Max duration reached`. */
  terminationReason: string;
  error?: { code: number; reason: string };
  durationMs: number;
  /** Credits, already charged. */
  cost: number;
  language: string;
  warnings: readonly string[];
  /** Blob of the recording: stereo, the caller left and the agent right; absent where none is kept. */
  audio?: { key: string; durationMs: number; hasUserAudio: boolean; hasResponseAudio: boolean };
  /** Agents and nodes that spoke, in order. */
  visitedAgents: readonly { agentId: string; branchId: string }[];
}

/** The conversation is over: its analysis begins, and what was ordered for its end (webhooks) follows. Once. */
export declare function endConversation(
  platform: Platform,
  conversationId: string,
  end: ConversationEnd,
): Promise<void>;

/** Conversations that are going on: of one agent for its limit, of a workspace for the page. */
export declare function countLive(
  platform: Platform,
  of: { workspaceId: string; agentId?: string },
): Promise<number>;
/** Conversations of an agent that began today, for its daily limit. */
export declare function countToday(platform: Platform, agentId: string): Promise<number>;
