import { address, server, setting, text } from './setting.ts';

/** Language models and their vendors, among all of `settings`. */
export const languageModelSettings = {
  languageModelServer: server('LANGUAGE_MODEL', 'runs a language model, using the OpenAI API'),
  localModelFile: setting(
    'MYNAH_LOCAL_MODEL',
    text,
    'Path of a GGUF file: a language model to run on this machine. Without it, staff can install one under Administration.',
  ),
  openAiKey: setting(
    'MYNAH_OPENAI_KEY',
    text,
    'API key of OpenAI, for agents that name its models (gpt-…).',
    { secret: true },
  ),
  openAiUrl: setting(
    'MYNAH_OPENAI_URL',
    address.default('https://api.openai.com/v1'),
    'Address of OpenAI, or of a server with the same protocol.',
  ),
  anthropicKey: setting(
    'MYNAH_ANTHROPIC_KEY',
    text,
    'API key of Anthropic, for agents that name its models (claude-…).',
    { secret: true },
  ),
  anthropicUrl: setting(
    'MYNAH_ANTHROPIC_URL',
    address.default('https://api.anthropic.com'),
    'Address of Anthropic, or of a server with the same protocol.',
  ),
  geminiKey: setting(
    'MYNAH_GEMINI_KEY',
    text,
    'API key of the Gemini API, for agents that name its models (gemini-…).',
    { secret: true },
  ),
  geminiUrl: setting(
    'MYNAH_GEMINI_URL',
    address.default('https://generativelanguage.googleapis.com/v1beta'),
    'Address of the Gemini API, or of a server with the same protocol.',
  ),
} as const;
