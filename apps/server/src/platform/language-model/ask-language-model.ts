import type { LanguageModel, ModelRequest } from './model.ts';
import { unavailable } from './unavailable.ts';

/** The whole answer as text. @throws Failure `language_model_unavailable`, also where the model says nothing */
export async function askLanguageModel(model: LanguageModel, request: ModelRequest): Promise<string> {
  let text = '';
  for await (const event of model.stream(request)) if (event.type === 'text') text += event.text;
  if (text.trim() === '') throw unavailable('The language model answered with nothing.');
  return text;
}
