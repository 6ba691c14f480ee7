import { deepFilterEngine } from '@mynah/engine-deepfilter';
import { elevenlabsSoundEngine, foleyEngine } from '@mynah/engine-foley';
import { minilmEngine } from '@mynah/engine-minilm';
import { sileroVoiceActivity } from '@mynah/engine-silero-vad';
import type { TaskEngineDefinition } from '@mynah/engine-spec/tasks';
import { whisperAlignment, whisperTranscription } from '@mynah/engine-whisper';

/** Every engine but the voices, best first for each task. The only place that names them; it loads none. */
export const taskEngines: readonly TaskEngineDefinition[] = [
  whisperTranscription,
  whisperAlignment,
  sileroVoiceActivity,
  minilmEngine,
  // the operator who names a server wants it asked
  elevenlabsSoundEngine,
  foleyEngine,
  deepFilterEngine,
];
