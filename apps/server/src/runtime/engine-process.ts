import { createEspeakEngine } from '@mynah/engine-espeak';
import { createHibariEngine } from '@mynah/engine-hibari';
import { createKokoroEngine } from '@mynah/engine-kokoro';
import { serveEngines } from '../platform/engines/serve-engines.ts';

/** The program of an engine process. The only place that names the speech engines, best first. */
serveEngines([createKokoroEngine, createHibariEngine, createEspeakEngine]);
