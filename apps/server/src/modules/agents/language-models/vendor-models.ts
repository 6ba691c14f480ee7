/** What is known of a vendor's models. A model that is newer than this table is asked all the same. */
export interface KnownModel {
  /** As agents name it. */
  name: string;
  contextTokens: number;
  answerTokens: number;
  readsImages: boolean;
  efforts?: readonly ('none' | 'minimal' | 'low' | 'medium' | 'high' | 'xhigh' | 'max')[];
  /** US dollars for a million tokens: read, read from the vendor's cache, written. Absent where nobody looked it up. */
  price?: { input: number; cachedInput: number; output: number };
}

export type Vendor = 'openai' | 'anthropic' | 'gemini';

/**
 * List prices for an estimate, as they were last known; vendors change them, and their own pages say what holds:
 * openai.com/api/pricing, claude.com/pricing, ai.google.dev/pricing. A model without one is left out of estimates.
 */
const price = (input: number, cachedInput: number, output: number) => ({
  price: { input, cachedInput, output },
});

const model = (
  name: string,
  [contextTokens, answerTokens]: readonly [number, number],
  more: Partial<KnownModel> = {},
): KnownModel => ({ name, contextTokens, answerTokens, readsImages: true, ...more });

const gpt4o = [128_000, 16_384] as const;
const gpt41 = [1_047_576, 32_768] as const;
const gpt5 = [400_000, 128_000] as const;
const claude = [200_000, 64_000] as const;
const flash2 = [1_048_576, 8_192] as const;
const flash25 = [1_048_576, 65_536] as const;
const gpt5Efforts = { efforts: ['minimal', 'low', 'medium', 'high'] as const };
const gpt51Efforts = { efforts: ['none', 'low', 'medium', 'high'] as const };
const flashEfforts = { efforts: ['none', 'minimal', 'low', 'medium', 'high'] as const };
const gemini3Efforts = { efforts: ['low', 'high'] as const };

export const knownModels: Readonly<Record<Vendor, readonly KnownModel[]>> = {
  openai: [
    model('gpt-4o-mini', gpt4o, price(0.15, 0.075, 0.6)),
    model('gpt-4o', gpt4o, price(2.5, 1.25, 10)),
    model('gpt-4-turbo', [128_000, 4_096], price(10, 10, 30)),
    model('gpt-4', [8_192, 8_192], { readsImages: false, ...price(30, 30, 60) }),
    model('gpt-3.5-turbo', [16_385, 4_096], { readsImages: false, ...price(0.5, 0.5, 1.5) }),
    model('gpt-4.1', gpt41, price(2, 0.5, 8)),
    model('gpt-4.1-mini', gpt41, price(0.4, 0.1, 1.6)),
    model('gpt-4.1-nano', gpt41, price(0.1, 0.025, 0.4)),
    model('gpt-5', gpt5, { ...gpt5Efforts, ...price(1.25, 0.125, 10) }),
    model('gpt-5-mini', gpt5, { ...gpt5Efforts, ...price(0.25, 0.025, 2) }),
    model('gpt-5-nano', gpt5, { ...gpt5Efforts, ...price(0.05, 0.005, 0.4) }),
    model('gpt-5.1', gpt5, { ...gpt51Efforts, ...price(1.25, 0.125, 10) }),
    model('gpt-5.2', gpt5, gpt51Efforts),
    model('gpt-5.4', gpt5, gpt51Efforts),
    model('gpt-5.4-mini', gpt5, gpt51Efforts),
    model('gpt-5.4-nano', gpt5, gpt51Efforts),
    model('gpt-5.5', gpt5, gpt51Efforts),
  ],
  anthropic: [
    model('claude-haiku-4-5', claude, price(1, 0.1, 5)),
    model('claude-sonnet-4-5', claude, price(3, 0.3, 15)),
    model('claude-sonnet-4', claude, price(3, 0.3, 15)),
    model('claude-sonnet-4-6', claude),
    model('claude-sonnet-5', claude),
    model('claude-opus-4-7', claude),
    model('claude-opus-4-8', claude),
    model('claude-3-haiku', [200_000, 4_096], price(0.25, 0.03, 1.25)),
  ],
  gemini: [
    model('gemini-2.5-flash', flash25, { ...flashEfforts, ...price(0.3, 0.03, 2.5) }),
    model('gemini-2.5-flash-lite', flash25, { ...flashEfforts, ...price(0.1, 0.01, 0.4) }),
    model('gemini-2.0-flash', flash2, price(0.1, 0.025, 0.4)),
    model('gemini-2.0-flash-lite', flash2, price(0.075, 0.075, 0.3)),
    model('gemini-3-pro-preview', flash25, { ...gemini3Efforts, ...price(2, 0.2, 12) }),
    model('gemini-3-flash-preview', flash25, gemini3Efforts),
    model('gemini-3.1-pro-preview', flash25, gemini3Efforts),
    model('gemini-3.1-flash-lite', flash25, gemini3Efforts),
    model('gemini-3.5-flash', flash25, gemini3Efforts),
  ],
};

/** Whose model a name means. Undefined for open models, which anybody may run. */
export function vendorOf(name: string): Vendor | undefined {
  if (/^(gpt-(?!oss)|chatgpt-|o\d)/.test(name)) return 'openai';
  if (name.startsWith('claude-')) return 'anthropic';
  return name.startsWith('gemini-') ? 'gemini' : undefined;
}

/** A model, or the one that a name with a date or a suffix stands for. */
export const findKnownModel = (name: string): KnownModel | undefined =>
  Object.values(knownModels)
    .flat()
    .filter(
      (known) =>
        name === known.name || name.startsWith(`${known.name}-`) || name.startsWith(`${known.name}@`),
    )
    .sort((a, b) => b.name.length - a.name.length)[0];

/** Names that their vendor spells otherwise than the compatible API does. */
const ownSpelling: Readonly<Record<string, string>> = {
  'claude-sonnet-4': 'claude-sonnet-4-0',
  'claude-3-7-sonnet': 'claude-3-7-sonnet-latest',
  'claude-3-5-sonnet': 'claude-3-5-sonnet-latest',
  'claude-3-5-sonnet-v1': 'claude-3-5-sonnet-20240620',
  'claude-3-5-sonnet-v2@20241022': 'claude-3-5-sonnet-20241022',
  'claude-3-haiku': 'claude-3-haiku-20240307',
};

/** `claude-sonnet-4-5@20250929` is `claude-sonnet-4-5-20250929` at Anthropic. */
export const vendorSpelling = (name: string): string => ownSpelling[name] ?? name.replace('@', '-');

/** Models that refuse every temperature but their own: those of OpenAI that reason, Anthropic's since Opus 4.7. */
export const takesTemperature = (name: string): boolean =>
  !/^(gpt-5|o\d|claude-opus-4-[789]|claude-(sonnet|opus|haiku)-[5-9])/.test(name);
