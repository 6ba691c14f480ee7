import { expect, test } from 'vitest';
import { say } from '../say.test-harness.ts';

test.each([
  [
    'de',
    'Am 03.10.1984 um 15:30 kostete es 3,50 € für 12 %.',
    'Am dritte Oktober neunzehnhundertvierundachtzig um fünfzehn Uhr dreißig kostete es drei Komma fünf null Euro für zwölf Prozent.',
  ],
  ['nl', '250.000 mensen', 'tweehonderdvijftigduizend mensen'],
  ['cs', 'Vlak jede v 15:30.', 'Vlak jede v patnáct třicet.'],
  ['nl', 'om 15:30 uur', 'om vijftien uur dertig'],
  ['fi', 'kello 15.30, 15.30', 'kello viisitoista kolmekymmentä, viisitoista pilkku kolme nolla'],
  ['fil', 'ang mga bata ng bayan', 'ang manga bata nang bayan'],
  ['sv', '3 km', 'tre kilometer'],
  ['no', '12 %', 'tolv prosent'],
  ['da', '3 kg', 'tre kilogram'],
  ['fi', '3 km', 'kolme kilometriä'],
  ['pl', '3 km, 5 km', 'trzy kilometry, pięć kilometrów'],
  ['cs', '5 km', 'pět kilometrů'],
  ['sk', '3 km', '3 kilometre'],
  ['hr', '3 €', 'tri eura'],
  ['hu', '15:30', 'tizenöt óra harminc'],
  ['ro', '3 km', 'trei kilometri'],
  ['bg', '3 km', '3 километра'],
  ['el', '12 %', 'δώδεκα τοις εκατό'],
  ['ru', '5 км — 5 km', 'пять км — пять километров'],
  ['uk', '200', 'двісті'],
  ['tr', '12 %', 'yüzde on iki'],
  ['ar', '12 %', 'اثنا عشر بالمئة'],
  ['ko', '3시 30분', '세시 삼십 분'],
  ['id', '250.000', 'dua ratus lima puluh ribu'],
  ['ms', '250,000', 'dua ratus lima puluh ribu'],
  ['fil', '12 %', 'labindalawa porsyento'],
  ['ta', '3 km', 'மூன்று கிலோமீட்டர்கள்'],
  ['vi', '15:30', 'mười lăm giờ ba mươi phút'],
])('%s says "%s" as "%s"', (language, written, spoken) => {
  expect(say(written, language)).toBe(spoken);
});

test.each([
  ['de', 'z.B. hier', 'zum Beispiel hier'],
  ['ru', 'ул. Мира', 'улица Мира'],
])('%s: the short form "%s"', (language, written, spoken) => {
  expect(say(written, language)).toBe(spoken);
});
