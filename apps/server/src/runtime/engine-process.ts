import { createEspeakEngine, EspeakProcess, isEspeakInstalled } from '@mynah/engine-espeak';
import { createHibariEngine } from '@mynah/engine-hibari';
import { createKokoroEngine } from '@mynah/engine-kokoro';
import type { EngineHome } from '@mynah/engine-spec';
import { Phonemizers } from '@mynah/text/phonemes';
import { serveEngines } from '../platform/engines/serve-engines.ts';

/** Kokoro reads English by the dictionary of the hibari pack and other languages by eSpeak, where each is there. */
function makeKokoro(home: EngineHome) {
  const espeak = isEspeakInstalled() ? new EspeakProcess() : undefined;
  const phonemizers = new Phonemizers({
    englishFolder: home.packFolder('hibari'),
    ipaReader: espeak,
    release: () => espeak?.dispose() ?? Promise.resolve(),
  });
  return createKokoroEngine({ phonemizers: [phonemizers] })(home);
}

/** The program of an engine process. The only place that names the speech engines, best first. */
serveEngines([makeKokoro, createHibariEngine, createEspeakEngine]);
