import { arrangerEngine, elevenlabsMusicEngine } from '@mynah/engine-arranger';
import type { TaskEngineDefinition } from '@mynah/engine-spec/tasks';

/** Every engine but the voices, best first for each task. The only place that names them; it loads none. */
export const taskEngines: readonly TaskEngineDefinition[] = [elevenlabsMusicEngine, arrangerEngine];
