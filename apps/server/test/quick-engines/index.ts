import { aiSpeechClassification, ownSoundRecognition } from '@mynah/engine-ai-speech';
import { foleyEngine } from '@mynah/engine-foley';
import type { TaskEngineDefinition } from '@mynah/engine-spec/tasks';
import { voiceChangerEngine } from '@mynah/engine-voice-changer';
import { taskEngines } from '../../src/runtime/task-engines.ts';
import {
  quickAlignment,
  quickPronunciation,
  quickSpeaker,
  quickTranscription,
  quickVoiceActivity,
} from './listening-engines.ts';
import { quickCloning } from './quick-cloning.ts';
import { quickEmbedding, quickPolyglot } from './quick-embedding.ts';
import { quickTranslation } from './quick-translation.ts';
import { quickIsolation, quickMusic } from './sounding-engines.ts';

/**
 * An engine without a model for each task, for tests that judge no sound: the same request gives the same answer. What
 * is real and as quick without packs is what the product has; servers that an operator names are asked as ever.
 */
export const quickEngines: readonly TaskEngineDefinition[] = [
  ...taskEngines.filter(({ remote }) => remote),
  quickTranscription,
  quickAlignment,
  quickPronunciation,
  quickVoiceActivity,
  quickSpeaker,
  quickIsolation,
  quickMusic,
  quickCloning,
  quickEmbedding,
  quickPolyglot,
  quickTranslation,
  foleyEngine,
  voiceChangerEngine,
  ownSoundRecognition,
  aiSpeechClassification,
];
