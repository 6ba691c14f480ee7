import type { ConversationAnalysis } from '@mynah/contract/agents/conversations/conversations';
import type { TranscriptEntry } from '@mynah/contract/agents/conversations/transcript';
import type { Platform } from '../../../../platform/platform.ts';
import { namedModel } from '../../language-models/index.ts';
import { analyzeByModel } from './analyze-by-model.ts';
import { analyzeByRules } from './analyze-by-rules.ts';
import type { WhatToAnalyze } from './what-to-analyze.ts';

const modelFailed = 'The language model gave no answer that could be read.';

/** By the agent's model for it; by rules where there is none, or where it fails. The analysis says which. */
export async function analyze(
  platform: Platform,
  entries: readonly TranscriptEntry[],
  wanted: WhatToAnalyze,
  signal: AbortSignal,
): Promise<ConversationAnalysis> {
  const model = namedModel(platform, wanted.model);
  const hasSaid = entries.some(({ role, message }) => role === 'user' && message);
  if (!model || !hasSaid) return analyzeByRules(entries, wanted);
  try {
    return await analyzeByModel(model, entries, wanted, signal);
  } catch (cause) {
    signal.throwIfAborted();
    platform.log.warn({ cause }, 'a conversation was analyzed by rules, since its language model failed');
    return analyzeByRules(entries, wanted, modelFailed);
  }
}
