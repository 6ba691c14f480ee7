import { createEspeakEngine, openPhonemizers } from '@mynah/engine-espeak';
import { createHibariEngine } from '@mynah/engine-hibari';
import { createKokoroEngine } from '@mynah/engine-kokoro';
import type { EngineHome } from '@mynah/engine-spec';
import { serveEngines } from '../platform/engines/serve-engines.ts';
import { speechProgram } from '../platform/engines/speech-program.ts';

/** Kokoro reads English by the dictionary of the hibari pack and other languages by eSpeak, where each is there. */
const makeKokoro = (home: EngineHome) => createKokoroEngine({ phonemizers: [openPhonemizers(home)] })(home);

/** The program of a process that speaks. The only place that names the speech engines, best first. */
serveEngines(speechProgram([makeKokoro, createHibariEngine, createEspeakEngine]));
