import type { Transaction } from '../../../../platform/db/database.ts';
import { extensionPoint } from '../../../../platform/extensions.ts';
import type { Platform } from '../../../../platform/platform.ts';

/** An agent, in one of its branches, that names documents or folders. */
export interface DependentAgent {
  agentId: string;
  agentName: string;
  creatorUserId: string | null;
  createdAt: Date;
  branchId: string;
  branchName: string;
  isMain: boolean;
  /** Of those that were asked for. */
  documentIds: readonly string[];
}

interface OfDocuments {
  workspaceId: string;
  documentIds: readonly string[];
}

interface AgentsOfDocuments {
  list(platform: Platform, of: OfDocuments): Promise<readonly DependentAgent[]>;
  /** The documents go: no agent names them any more. */
  forget(transaction: Transaction, of: OfDocuments): Promise<void>;
}

/** Filled by the agents, which stand above. */
export const dependentAgents = extensionPoint<AgentsOfDocuments>('agents.agents-of-documents');

export async function agentsOf(platform: Platform, of: OfDocuments): Promise<DependentAgent[]> {
  const lists = await Promise.all(
    platform.extensions.at(dependentAgents).map((part) => part.list(platform, of)),
  );
  return lists.flat();
}

export async function forgetDocuments(
  platform: Platform,
  transaction: Transaction,
  of: OfDocuments,
): Promise<void> {
  for (const part of platform.extensions.at(dependentAgents)) await part.forget(transaction, of);
}
