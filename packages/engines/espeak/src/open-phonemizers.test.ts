import { afterAll, expect, test } from 'vitest';
import { openPhonemizers } from './open-phonemizers.ts';
import { borrowEspeak } from './shared-espeak.ts';

// Loading takes several seconds on a loaded machine.

const phonemizers = openPhonemizers({ packFolder: () => undefined });
afterAll(() => phonemizers.dispose());

const say = async (text: string, language: string) =>
  (await phonemizers.phonemize(text, language))
    .map((word) => (word.spaced ? ' ' : '') + word.phonemes)
    .join('');

test.each([
  ['es', 'Hola, ¿qué tal?', 'ˈola, kˈe tˈal?'],
  ['fr', 'Les enfants ont un ami.', 'lez ɑ̃fˈɑ̃z ˈɔ̃t œ̃n amˈi.'],
  ['it', 'Buongiorno, pizza.', 'bʊonʤˈɔrno, pˈiʦːa.'],
  ['pt-BR', 'São Paulo', 'sɐ̃ʊ̃ pˈWlʊ'],
  ['hi', 'नमस्ते।', 'nəmˈʌsteː.'],
  ['de', 'Ich spreche, zwei Züge.', 'ɪç ʃpʁˈɛçə, ʦvˈI ʦˈyːɡə.'],
  ['en-US', 'water, computer, go there', 'wˈɔTəɹ, kəmpjˈuTəɹ, ɡˌO ðˈɛɹ'],
  ['en-GB', 'no car', 'nˈQ kˈɑː'],
])('reads %s in the model’s symbols', async (language, text, phonemes) => {
  expect((await say(text, language)).normalize('NFD')).toBe(phonemes.normalize('NFD'));
});

test('lays the sounds on the words of the text', async () => {
  const text = 'Qu’est-ce que c’est, l’ami ?';
  const words = await phonemizers.phonemize(text, 'fr');
  expect(words.map((word) => text.slice(word.start, word.end))).toEqual([
    'Qu’est-ce que',
    'c’est',
    ',',
    'l’ami',
    '?',
  ]);
});

const sentences: Readonly<Record<string, string>> = {
  ar: 'كل صباح يفتح الخباز بابه، في الساعة 7.',
  bg: 'Всяка сутрин хлебарят отваря вратата, в 7 часа.',
  cs: 'Každé ráno otevírá pekař dveře, v 7:30.',
  da: 'Hver morgen åbner bageren sin dør, kl. 7.',
  de: 'Jeden Morgen öffnet der Bäcker seine Tür, um 7:30 Uhr.',
  el: 'Κάθε πρωί ο φούρναρης ανοίγει την πόρτα, στις 7.',
  fi: 'Joka aamu leipuri avaa ovensa, kello 7.',
  fil: 'Tuwing umaga binubuksan ng panadero ang pinto, 7.',
  hr: 'Svako jutro pekar otvara vrata, u 7 sati.',
  hu: 'A pék minden reggel kinyitja az ajtaját, 7 órakor.',
  id: 'Setiap pagi tukang roti membuka pintunya, pukul 7.',
  ko: '빵집 주인은 매일 아침 문을 열고, 7시에.',
  ms: 'Setiap pagi pembuat roti membuka pintunya, pukul 7.',
  nl: 'Elke ochtend opent de bakker zijn deur, om 7 uur.',
  no: 'Hver morgen åpner bakeren døren, klokken 7.',
  pl: 'Każdego ranka piekarz otwiera drzwi, o 7.',
  ro: 'În fiecare dimineață brutarul deschide ușa, la 7.',
  ru: 'Каждое утро пекарь открывает дверь, в 7 часов.',
  sk: 'Každé ráno otvára pekár dvere, o 7.',
  sv: 'Varje morgon öppnar bagaren sin dörr, klockan 7.',
  ta: 'ஒவ்வொரு காலையும் ரொட்டிக் கடை திறக்கிறது, 7.',
  tr: 'Fırıncı her sabah kapısını açar, saat 7.',
  uk: 'Щоранку пекар відчиняє двері, о 7.',
  vi: 'Mỗi sáng, người thợ bánh mở cửa, 7 giờ.',
};

test.each(Object.entries(sentences))(
  '%s: every word has its sounds, in order and complete',
  async (language, text) => {
    const words = await phonemizers.phonemize(text, language);
    let end = 0;
    for (const word of words) {
      expect(text.slice(end, word.start)).not.toMatch(/[\p{L}\p{N}]/u);
      expect(word.end).toBeGreaterThan(word.start);
      expect(word.phonemes).not.toBe('');
      end = word.end;
    }
    expect(text.slice(end)).not.toMatch(/[\p{L}\p{N}]/u);
  },
);

test('keeps words that run together in one stretch', async () => {
  const text = 'in the park';
  const words = await phonemizers.phonemize(text, 'en-US');
  expect(words.map((word) => text.slice(word.start, word.end))).toEqual(['in the', 'park']);
});

test('refuses a language that nothing reads', async () => {
  await expect(phonemizers.phonemize('abc', 'xx')).rejects.toMatchObject({ kind: 'unsupported' });
});

test('shares one process, and ends it with the last user', async () => {
  const one = borrowEspeak();
  const other = borrowEspeak();
  expect(one.espeak).toBe(other.espeak);
  await one.release();
  await one.release();
  await expect(other.espeak.ipa('abc', 'en')).resolves.toHaveLength(1);
  await other.release();
  await expect(phonemizers.phonemize('abc', 'es')).resolves.toHaveLength(1);
});
