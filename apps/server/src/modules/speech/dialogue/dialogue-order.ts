import type { OutputFormatName } from '@mynah/audio';
import type { SpeechOrder } from '../text-to-speech/index.ts';

export interface DialogueInput {
  text: string;
  voiceId: string;
}

/** What a caller wants several voices to say. */
export interface DialogueOrder
  extends Pick<
    SpeechOrder,
    | 'modelId'
    | 'languageCode'
    | 'seed'
    | 'applyTextNormalization'
    | 'pronunciationDictionaryLocators'
    | 'enableLogging'
  > {
  inputs: readonly DialogueInput[];
  settings?: { stability?: number };
  outputFormat: OutputFormatName;
}

/** What speaks a dialogue that names no model. */
const dialogueModelId = 'eleven_v3';

/** The name that the public API gives the same model on its sockets. */
export const dialogueModelOf = (id = dialogueModelId): string =>
  id === 'eleven_v3_conversational' ? dialogueModelId : id;
