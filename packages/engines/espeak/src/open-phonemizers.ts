import type { EngineHome } from '@mynah/engine-spec';
import { Phonemizers } from '@mynah/text/phonemes';
import { isEspeakInstalled } from './espeak-process.ts';
import { borrowEspeak } from './shared-espeak.ts';

/**
 * Every phonemizer that this machine can run: English by the hibari pack, Japanese and Chinese by dictionary, the
 * rest by eSpeak where it is installed; Arabic with its short vowels where the pack of them is here. The caller disposes it.
 */
export function openPhonemizers(home: Pick<EngineHome, 'packFolder'>): Phonemizers {
  const englishFolder = home.packFolder('hibari');
  if (!isEspeakInstalled()) return new Phonemizers({ englishFolder });
  const { espeak, release } = borrowEspeak();
  const arabicFolder = home.packFolder('arabic-vowels');
  return new Phonemizers({ englishFolder, arabicFolder, ipaReader: espeak, release });
}
