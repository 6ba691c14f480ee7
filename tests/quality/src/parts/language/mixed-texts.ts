/** Sentences with a phrase of another language; which voice says them, and what whose words are. */
export const mixedTexts: readonly {
  text: string;
  language: string;
  voice: string;
  foreign: { text: string; language: string };
}[] = [
  mixed('en-US', 'af_heart', 'I told him muchas gracias por todo and left.', 'muchas gracias por todo', 'es'),
  mixed(
    'en-US',
    'af_heart',
    'She whispered “je ne sais pas quoi dire” and sat down.',
    'je ne sais pas quoi dire',
    'fr',
  ),
  mixed(
    'en-US',
    'am_michael',
    'The old sign said “vietato fumare in tutto il locale” in red.',
    'vietato fumare in tutto il locale',
    'it',
  ),
  mixed(
    'en-US',
    'am_michael',
    'My teacher always says おはようございます when we meet.',
    'おはようございます',
    'ja',
  ),
  mixed('en-US', 'af_heart', 'The menu lists 宫保鸡丁 as the dish of the day.', '宫保鸡丁', 'zh'),
  mixed('en-US', 'am_michael', 'They greeted us with नमस्ते दोस्तों at the door.', 'नमस्ते दोस्तों', 'hi'),
  mixed(
    'es',
    'ef_dora',
    'El cartel decía “please do not touch the paintings” en letras grandes.',
    'please do not touch the paintings',
    'en',
  ),
  mixed(
    'es',
    'em_alex',
    'Mi jefe siempre repite we need to think about that y se marcha.',
    'we need to think about that',
    'en',
  ),
  mixed(
    'fr',
    'ff_siwis',
    'Il m’a dit “see you tomorrow at the station” avant de partir.',
    'see you tomorrow at the station',
    'en',
  ),
  mixed(
    'it',
    'if_sara',
    'Il capitano gridò “everybody get off the boat” due volte.',
    'everybody get off the boat',
    'en',
  ),
  mixed(
    'pt-BR',
    'pf_dora',
    'O professor escreveu “practice makes perfect every day” no quadro.',
    'practice makes perfect every day',
    'en',
  ),
  mixed(
    'ja',
    'jf_alpha',
    '彼は「where is the nearest station」と英語で聞きました。',
    'where is the nearest station',
    'en',
  ),
];

function mixed(language: string, voice: string, text: string, phrase: string, foreign: string) {
  return { text, language, voice, foreign: { text: phrase, language: foreign } };
}
