import type { OutputFormatName } from '@mynah/audio';
import type { planning } from '../speaking/index.ts';

export interface DialogueInput {
  text: string;
  voiceId: string;
}

/** What a caller wants several voices to say. */
export interface DialogueOrder
  extends Pick<
    planning.SpeechOrder,
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
