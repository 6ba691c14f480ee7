import type { PromptAgent } from '@mynah/contract/agents/config/prompt';
import { Failure } from '../../../platform/errors/index.ts';
import {
  type ChatServer,
  type LanguageModel,
  openAiChat,
  openAiResponses,
  type PostStream,
} from '../../../platform/language-model/index.ts';
import { streamOutside } from '../../../platform/outbound/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { authHeaders } from '../auth-connections/index.ts';
import { resolveHeaders, resolveValue, type ValueScope } from '../secrets/index.ts';
import { cascade } from './cascade.ts';
import { responder } from './responder/responder.ts';
import { vendorModel } from './vendor-model.ts';

type ModelSettings = Pick<
  PromptAgent,
  'llm' | 'custom_llm' | 'backup_llm_config' | 'cascade_timeout_seconds'
>;

/**
 * Who thinks for an agent: its own server (`custom_llm`), the model of that name, and behind them what
 * `backup_llm_config` names, each tried when the one before says nothing for `cascade_timeout_seconds` or fails before
 * its first word. By default the operator's own server stands behind a vendor's model. Where there is no model at all
 * it is the local responder, which answers from documents and says that it is one.
 * @throws Failure for a secret that is gone, and for a protocol that is not spoken here
 */
export async function languageModelOf(
  platform: Platform,
  scope: ValueScope,
  { llm, custom_llm, backup_llm_config: backup, cascade_timeout_seconds: seconds }: ModelSettings,
): Promise<LanguageModel> {
  const own = custom_llm ? await customModel(platform, scope, custom_llm) : namedModel(platform, llm);
  const models = [...(own ? [own] : []), ...backupsOf(platform, backup)];
  const [first, ...others] = models.filter(
    (model, place) => models.findIndex(({ name }) => name === model.name) === place,
  );
  return first ? cascade([first, ...others], seconds * 1000) : responder;
}

function backupsOf(platform: Platform, backup: ModelSettings['backup_llm_config']): LanguageModel[] {
  if (backup.preference === 'disabled') return [];
  if (backup.preference === 'override')
    return backup.order.flatMap((name) => namedModel(platform, name) ?? []);
  return ownModel(platform) ?? [];
}

/**
 * A model by its name. A name of a vendor to whom there is no key is answered by the operator's own server or the model of this machine, which says
 * who it is by `producing_llm`. Undefined where there is no model but the responder.
 */
export function namedModel(platform: Platform, name: string): LanguageModel | undefined {
  if (name === responder.name) return undefined;
  return vendorModel(platform.config, name) ?? ownModel(platform)?.[0];
}

/** The operator's own server, or a model that runs on this machine. */
function ownModel({ config, localModel }: Platform): [LanguageModel] | undefined {
  if (config.languageModelServer) return [openAiChat(config.languageModelServer)];
  return localModel.languageModel && [localModel.languageModel];
}

/** Of this name, or whoever speaks; undefined where that is the responder, which judges nothing. */
export const modelThatJudges = (
  platform: Platform,
  name: string,
  speaking: LanguageModel,
): LanguageModel | undefined =>
  namedModel(platform, name) ?? (speaking.name === responder.name ? undefined : speaking);

/** Who answers in place of the model that an agent names; undefined where that one answers. */
export function standInFor(
  { config, localModel }: Platform,
  { llm, custom_llm }: Pick<PromptAgent, 'llm' | 'custom_llm'>,
): string | undefined {
  const server = config.languageModelServer;
  const own = server ? (server.model ?? 'the language model of this server') : localModel.languageModel?.name;
  const isHere = llm === responder.name || llm === own || vendorModel(config, llm) !== undefined;
  if (custom_llm || isHere) return undefined;
  return own ?? responder.name;
}

/** What should be known of the model that an agent names, as sentences. */
export function modelWarnings(platform: Platform, prompt: Pick<PromptAgent, 'llm' | 'custom_llm'>): string[] {
  const instead = standInFor(platform, prompt);
  return instead ? [`${prompt.llm} isn’t set up on this server; ${instead} answers instead.`] : [];
}

type CustomLlm = NonNullable<ModelSettings['custom_llm']>;

/** A server that an agent names is an address of a stranger: guarded as all of them are. */
async function customModel(platform: Platform, scope: ValueScope, llm: CustomLlm): Promise<LanguageModel> {
  if (llm.api_type === 'websocket')
    throw new Failure(
      'language_model_unavailable',
      'Language models of your own are asked over HTTP here: set api_type to chat_completions or responses.',
    );
  const [key, given, auth] = await Promise.all([
    llm.api_key ? resolveValue(platform, scope, llm.api_key) : undefined,
    resolveHeaders(platform, scope, llm.request_headers),
    llm.auth_connection ? authHeaders(platform, scope, llm.auth_connection) : {},
  ]);
  const server: ChatServer = {
    url: llm.url,
    key,
    model: llm.model_id ?? undefined,
    headers: { ...given, ...auth },
    apiVersion: llm.api_version ?? undefined,
  };
  const post: PostStream = (url, request) => streamOutside(platform, url, request);
  return llm.api_type === 'responses' ? openAiResponses(server, post) : openAiChat(server, post);
}
