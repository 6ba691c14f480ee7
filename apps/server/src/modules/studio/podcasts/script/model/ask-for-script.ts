import type { Config } from '../../../../../platform/config/config.ts';
import { Failure } from '../../../../../platform/errors/index.ts';
import { askLanguageModel, openAiChat } from '../../../../../platform/language-model/index.ts';
import type { Script, ScriptOrder } from '../script.ts';
import { readScript } from './read-script.ts';
import { scriptPrompt } from './script-prompt.ts';

type Server = NonNullable<Config['languageModelServer']>;

/** The second try keeps closer to the form. */
const temperatures = [0.7, 0.2];

/** A script by the operator's language model. @throws Failure `language_model_unavailable` */
export async function askForScript(server: Server, order: ScriptOrder, signal: AbortSignal): Promise<Script> {
  const messages = scriptPrompt(order);
  const model = openAiChat(server);
  for (const temperature of temperatures) {
    const answer = await askLanguageModel(model, { messages, temperature, maxTokens: 6_000, signal });
    const script = readScript(answer, order);
    if (script) return script;
  }
  throw new Failure(
    'language_model_unavailable',
    'The language model wrote no script. Try again, or try another model.',
  );
}
