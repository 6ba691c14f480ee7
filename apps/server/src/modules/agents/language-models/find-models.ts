import type { PromptAgent } from '@mynah/contract/agents/config/prompt';
import { type LanguageModel, openAiChat } from '../../../platform/language-model/index.ts';
import { streamOutside } from '../../../platform/outbound/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { resolveHeaders, resolveValue, type ValueScope } from '../secrets/index.ts';
import { cascade } from './cascade.ts';
import { responder } from './responder/responder.ts';

type ModelSettings = Pick<
  PromptAgent,
  'llm' | 'custom_llm' | 'backup_llm_config' | 'cascade_timeout_seconds'
>;

/**
 * Who thinks for an agent: its own server (`custom_llm`), the model of that name, and behind them what
 * `backup_llm_config` names, each tried when the one before says nothing for `cascade_timeout_seconds` or fails before
 * its first word. Where there is no model at all it is the local responder, which answers from documents and says that
 * it is one. @throws Failure for a secret that is gone
 */
export async function languageModelOf(
  platform: Platform,
  scope: ValueScope,
  { llm, custom_llm, backup_llm_config: backup, cascade_timeout_seconds: seconds }: ModelSettings,
): Promise<LanguageModel> {
  const own = custom_llm ? await customModel(platform, scope, custom_llm) : namedModel(platform, llm);
  const others =
    backup.preference === 'override' ? backup.order.flatMap((name) => namedModel(platform, name) ?? []) : [];
  const models = [...(own ? [own] : []), ...others];
  if (models.length === 0) return responder;
  return cascade(models, seconds * 1000);
}

/**
 * A model by its name. A name of a vendor that nobody has set up here is answered by the operator's own server, which
 * says who it is by `producing_llm`. Undefined where there is no model but the responder.
 */
export function namedModel({ config }: Platform, _name: string): LanguageModel | undefined {
  return config.languageModelServer ? openAiChat(config.languageModelServer) : undefined;
}

type CustomLlm = NonNullable<ModelSettings['custom_llm']>;

/** A server that an agent names is an address of a stranger: guarded as all of them are. */
async function customModel(platform: Platform, scope: ValueScope, llm: CustomLlm): Promise<LanguageModel> {
  const [key, headers] = await Promise.all([
    llm.api_key ? resolveValue(platform, scope, llm.api_key) : undefined,
    resolveHeaders(platform, scope, llm.request_headers),
  ]);
  return openAiChat(
    {
      url: llm.url,
      key,
      model: llm.model_id ?? undefined,
      headers,
      apiVersion: llm.api_version ?? undefined,
    },
    (url, request) => streamOutside(platform, url, request),
  );
}
