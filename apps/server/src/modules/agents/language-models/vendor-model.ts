import type { Config } from '../../../platform/config/config.ts';
import {
  anthropicMessages,
  gemini,
  type LanguageModel,
  openAiChat,
} from '../../../platform/language-model/index.ts';
import { findKnownModel, takesTemperature, type Vendor, vendorOf, vendorSpelling } from './vendor-models.ts';

/** Where a vendor is, if the operator has a key to it. */
export function vendorServer(config: Config, vendor: Vendor): { url: string; key: string } | undefined {
  const [url, key] = {
    openai: [config.openAiUrl, config.openAiKey],
    anthropic: [config.anthropicUrl, config.anthropicKey],
    gemini: [config.geminiUrl, config.geminiKey],
  }[vendor] as [string, string | undefined];
  return key === undefined ? undefined : { url, key };
}

/** A vendor's model by its name. Undefined for a name of nobody, or of a vendor to whom there is no key. */
export function vendorModel(config: Config, name: string): LanguageModel | undefined {
  const vendor = vendorOf(name);
  const at = vendor && vendorServer(config, vendor);
  if (!vendor || !at) return undefined;
  const server = {
    ...at,
    name,
    model: vendorSpelling(name),
    contextTokens: findKnownModel(name)?.contextTokens ?? 128_000,
    takesTemperature: takesTemperature(name),
  };
  if (vendor === 'anthropic') return anthropicMessages(server);
  return vendor === 'gemini' ? gemini(server) : openAiChat({ ...server, isVendor: true });
}
