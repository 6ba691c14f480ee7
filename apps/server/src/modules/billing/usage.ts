/**
 * - `grant`: given, by staff or for an invitation; `purchase`: bought beside the plan;
 * - `spend`: what a generation cost; `refund`: given back of it;
 * - `expiry`: what was left of a grant when its time was over;
 * - `transfer`: granted credits that a period used up beyond its plan when it ended.
 */
export const entryKinds = ['grant', 'spend', 'refund', 'expiry', 'transfer', 'purchase'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Who asked: somebody in the app, or a program with a key. */
export const usageSources = ['app', 'api'] as const;

/** What a generation is said to have used: all that is known of it stands beside its charge. */
export interface Usage {
  modelId?: string | undefined;
  voiceId?: string | undefined;
  agentId?: string | undefined;
  projectId?: string | undefined;
  /** The conversation, chapter or the like within the agent or the project. */
  subresourceId?: string | undefined;
  /** Of a shared voice. */
  voiceRate?: number | undefined;
  /** Of the text that is spoken. */
  characters?: number | undefined;
  /** Of the sound that is made, heard or talked. */
  durationMs?: number | undefined;
}

/** What was used of a generation that ended early: a price counts in one measure, which `delivered` is in. */
export function usageOfPart(usage: Usage | undefined, delivered: number): Usage {
  const most = (all: number | undefined) => (all === undefined ? undefined : Math.min(all, delivered));
  if (usage?.characters !== undefined) return { characters: most(usage.characters) };
  return usage?.durationMs === undefined ? {} : { durationMs: Math.round(most(usage.durationMs)!) };
}
