import type { Platform } from '../../../platform/platform.ts';
import { responder } from './responder/responder.ts';
import { knownModels, type Vendor } from './vendor-models.ts';

interface ExpectedUse {
  promptCharacters: number;
  /** Of documents in the knowledge base. */
  pages: number;
  /** Passages are looked up: the documents do not stand in every prompt. */
  usesRetrieval: boolean;
}

interface ModelPrice {
  llm: string;
  price_per_minute: number;
  price_per_message: number;
}

/** Assumptions of the estimate; a conversation is a few minutes long, and each turn sends what was said before. */
const assumed = {
  charactersPerToken: 4,
  tokensPerPage: 500,
  /** Of the passages that are found, at most. */
  retrievedTokens: 3_000,
  spokenTokens: 1_000,
  answerTokens: 50,
  messagesPerMinute: 4,
};

/** US dollars that models would cost by their vendors' public prices; nothing for what runs here. Cheapest first. */
export function expectedPrices({ config, localModel }: Platform, use: ExpectedUse): ModelPrice[] {
  const documents = use.pages * assumed.tokensPerPage;
  const inputTokens =
    use.promptCharacters / assumed.charactersPerToken +
    (use.usesRetrieval ? Math.min(documents, assumed.retrievedTokens) : documents) +
    assumed.spokenTokens;
  const here = [
    responder.name,
    ...(config.languageModelServer?.model ? [config.languageModelServer.model] : []),
    ...(localModel.languageModel ? [localModel.languageModel.name] : []),
  ].map((llm) => priced(llm, 0));
  const vendors = (Object.keys(knownModels) as Vendor[])
    .flatMap((vendor) => knownModels[vendor])
    .flatMap(({ name, price, contextTokens }) => {
      if (!price || inputTokens > contextTokens) return [];
      return priced(name, (inputTokens * price.input + assumed.answerTokens * price.output) / 1e6);
    });
  return [...here, ...vendors.sort((a, b) => a.price_per_message - b.price_per_message)];
}

const priced = (llm: string, perMessage: number): ModelPrice => ({
  llm,
  price_per_message: perMessage,
  price_per_minute: perMessage * assumed.messagesPerMinute,
});
