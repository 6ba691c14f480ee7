import { Failure } from '../../../../platform/errors/index.ts';
import type { SpeechModel } from '../../../models/index.ts';
import { countCharacters } from './count-characters.ts';

export const emptyText = (param: string): Failure =>
  new Failure('input_text_empty', 'There’s nothing to speak in the text.', { data: { param } });

/**
 * Refuses what the model does not take in one request; `param` names where it stands.
 * @throws Failure `input_text_empty`, `max_character_limit_exceeded`
 */
export function checkText(text: string, model: SpeechModel, param: 'text' | 'inputs'): void {
  if (text.trim() === '') throw emptyText(param);
  const characters = countCharacters(text);
  if (characters <= model.characterLimit) return;
  const has =
    param === 'text'
      ? `The text has ${characters} characters`
      : `The texts have ${characters} characters in total`;
  throw new Failure(
    'max_character_limit_exceeded',
    `${has}. ${model.id} takes up to ${model.characterLimit} per request.`,
    { data: { param } },
  );
}
