import { tellWarnings } from '../../../platform/http/tell-warnings.ts';
import type { Platform } from '../../../platform/platform.ts';
import { standInFor } from '../language-models/index.ts';
import { referenceWarnings, warningOf } from '../references/index.ts';
import type { AgentConfig } from './agents.tables.ts';

/** Codes for `x-mynah-warnings`: what an agent names that is not there, and a model that another one stands in for. */
async function agentWarnings(
  platform: Platform,
  workspaceId: string,
  config: AgentConfig,
): Promise<string[]> {
  const { prompt } = config.conversation_config.agent;
  const isStoodInFor = standInFor(platform, prompt) !== undefined;
  return [
    ...(await referenceWarnings(platform, workspaceId, config)),
    ...(isStoodInFor ? [warningOf('another_model_answers', prompt.llm)] : []),
  ];
}

export async function warnOf(
  platform: Platform,
  { workspaceId, config }: { workspaceId: string; config: AgentConfig },
  setHeader: (name: string, value: string) => void,
): Promise<void> {
  tellWarnings(setHeader, await agentWarnings(platform, workspaceId, config));
}
