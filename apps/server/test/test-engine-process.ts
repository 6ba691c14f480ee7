import { createEspeakEngine } from '@mynah/engine-espeak';
import { serveEngines } from '../src/platform/engines/serve-engines.ts';

/** The quick engine alone: tests of the server judge no sound. */
serveEngines([createEspeakEngine]);
