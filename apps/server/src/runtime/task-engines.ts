import { deepFilterEngine } from '@mynah/engine-deepfilter';
import { sileroVoiceActivity } from '@mynah/engine-silero-vad';
import type { TaskEngineDefinition } from '@mynah/engine-spec/tasks';
import { whisperAlignment, whisperTranscription } from '@mynah/engine-whisper';

/** Every engine but the voices, best first for each task. The only place that names them; it loads none. */
export const taskEngines: readonly TaskEngineDefinition[] = [
  whisperTranscription,
  whisperAlignment,
  sileroVoiceActivity,
  deepFilterEngine,
];
