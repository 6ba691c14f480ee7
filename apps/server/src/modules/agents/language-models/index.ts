import type { PromptAgent } from '@mynah/contract/agents/config/prompt';
import type { LanguageModel } from '../../../platform/language-model/model.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ValueScope } from '../secrets/index.ts';

/**
 * Who thinks for an agent: its own server (`custom_llm`), the vendor or local model of that name, and behind them what
 * `backup_llm_config` names, each tried when the one before says nothing for `cascade_timeout_seconds` or fails before
 * its first word. The last is the local responder, which answers from documents, and says that it is one.
 */
export declare function languageModelOf(
  platform: Platform,
  scope: ValueScope,
  prompt: Pick<PromptAgent, 'llm' | 'custom_llm' | 'backup_llm_config' | 'cascade_timeout_seconds'>,
): Promise<LanguageModel>;

/** A model by name, for what is done after a call (analysis, summaries); undefined where only the responder is there. */
export declare function namedModel(platform: Platform, name: string): LanguageModel | undefined;
