import { createEspeakEngine } from '@mynah/engine-espeak';
import { serveEngines } from '../src/platform/engines/serve-engines.ts';
import { speechProgram } from '../src/platform/engines/speech-program.ts';

/** The quick engine alone: tests of the server judge no sound. */
serveEngines(speechProgram([createEspeakEngine]));
