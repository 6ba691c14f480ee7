import { neutralDelivery } from '@mynah/engine-spec';
import { describeSpeechEngine, speakWhole } from '@mynah/engine-spec/conformance';
import { afterAll, describe, expect, test } from 'vitest';
import { createEspeakEngine } from './espeak-engine.ts';

// Loading takes several seconds on a loaded machine.

const makeEngine = () =>
  createEspeakEngine({ packFolder: () => undefined, threads: 1, log: () => undefined })!;
const text = 'The harbor was quiet that morning, and a single boat came in slowly with the tide.';

for (const voice of ['robot_fern', 'robot_ash', 'robot_wren', 'robot_slate']) {
  describeSpeechEngine(`eSpeak as ${voice}`, makeEngine, { voice, language: 'en-US', text });
}
describeSpeechEngine('eSpeak in Spanish', makeEngine, {
  voice: 'robot_ash',
  language: 'es-MX',
  text: 'El puerto estaba tranquilo aquella mañana, y una sola barca entró despacio con la marea.',
});

describe('eSpeak', () => {
  const engine = makeEngine();
  afterAll(() => engine.dispose());
  const speak = (words: string, language: string) =>
    speakWhole(engine, {
      text: words,
      language,
      voice: 'robot_fern',
      delivery: neutralDelivery,
      seed: 1,
      mode: 'whole',
    });

  test.each([
    ['numbers are one word', '1,250 people', 'en', ['1,250', 'people']],
    ['apostrophes', 'I can’t go', 'en', ['I', 'can’t', 'go']],
    ['words that run together', 'in the park', 'en', ['in the', 'park']],
    ['Japanese words that eSpeak hears in kana', '東京は12月です。', 'ja', ['東京', 'は', '12月です']],
    ['French elision', 'l’ami d’hier', 'fr', ['l’ami', 'd’hier']],
  ])('marks %s', async (_title, words, language, marked) => {
    const { marks } = await speak(words, language);
    expect(marks.map((mark) => words.slice(mark.start, mark.end))).toEqual(marked);
  });
});
