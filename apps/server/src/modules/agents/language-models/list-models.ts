import type { LanguageModelInfo } from '@mynah/contract/agents/language-models/language-models';
import type { Platform } from '../../../platform/platform.ts';
import { responder } from './responder/responder.ts';
import { vendorServer } from './vendor-model.ts';
import { type KnownModel, knownModels, type Vendor } from './vendor-models.ts';

/** The models that answer here under their own names: of vendors to whom there is a key, and what runs here. */
export function listModels({ config, localModel }: Platform): LanguageModelInfo[] {
  const vendors = (Object.keys(knownModels) as Vendor[])
    .filter((vendor) => vendorServer(config, vendor))
    .flatMap((vendor) => knownModels[vendor]);
  const own = config.languageModelServer?.model;
  const local = localModel.languageModel;
  return [
    ...vendors.map(toInfo),
    ...(own ? [toInfo({ name: own, contextTokens: 32_000, answerTokens: 4_096, readsImages: false })] : []),
    ...(local
      ? [
          toInfo({
            name: local.name,
            contextTokens: local.contextTokens,
            answerTokens: 512,
            readsImages: false,
          }),
        ]
      : []),
    toInfo({ name: 'custom-llm', contextTokens: 32_000, answerTokens: 4_096, readsImages: true }),
    toInfo({
      name: responder.name,
      contextTokens: responder.contextTokens,
      answerTokens: 100,
      readsImages: false,
    }),
  ];
}

const toInfo = ({
  name,
  contextTokens,
  answerTokens,
  readsImages,
  efforts,
}: KnownModel): LanguageModelInfo => ({
  llm: name,
  is_checkpoint: false,
  max_tokens_limit: answerTokens,
  max_context_limit: contextTokens,
  supports_image_input: readsImages,
  // files are read as text before a model sees them
  supports_document_input: false,
  supports_parallel_tool_calls: name !== responder.name,
  available_reasoning_efforts: efforts ? [...efforts] : null,
  deprecation_info: null,
  regional_processing_surcharge: null,
});
