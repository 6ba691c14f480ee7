import { describe, expect, test } from 'vitest';
import { say } from './say.test-harness.ts';

const american: readonly (readonly [written: string, spoken: string])[] = [
  [
    '10am–11:30am and 9:00-17:00 EST.',
    "ten ay M to eleven thirty ay M and nine o'clock to seventeen hundred E S T.",
  ],
  [
    '$9.99/mo, $1.2M/yr, 5 mg/day',
    'nine dollars and ninety-nine cents per month, one point two million dollars per year, five milligrams per day',
  ],
  ['5-6 pm, 9/11, n/a', 'five to six P M, nine eleven, not applicable'],
  [
    '<10, >5, ≥3, ~50 and 2 < 3',
    'less than ten, greater than five, greater than or equal to three, about fifty and two less than three',
  ],
  [
    '$1,299.99USD or €999,00',
    'one thousand two hundred ninety-nine dollars and ninety-nine cents or nine hundred ninety-nine euros',
  ],
  ['A$AP and Ke$ha', 'AsAP and Kesha'],
  ['x^2 = 4', 'x squared equals four'],
  [
    'WWII, Ph.D., 401(k), .NET, C++ and AT&T',
    'World War Two, P H D, four oh one K, dot net, C plus plus and ay T and T',
  ],
  ['10k followers, 1.5bn people, 1,000s', 'ten thousand followers, one point five billion people, thousands'],
  ['Feb 2023, a 3:1 ratio, 50/50', 'February twenty twenty-three, a three to one ratio, fifty fifty'],
  ['MR. SMITH and Ms. Lee', 'Mister Smith and Miz Lee'],
  ['I have 3 cats.', 'I have three cats.'],
  ['1,234,567 people', 'one million two hundred thirty-four thousand five hundred sixty-seven people'],
  ['Pi is 3.14159.', 'Pi is three point one four one five nine.'],
  ['It is -5 outside.', 'It is minus five outside.'],
  ['The 21st century, the 3rd door', 'The twenty-first century, the third door'],
  ['On July 4th, 1776 we met.', 'On July fourth, seventeen seventy-six we met.'],
  ['Born 12/25/1990.', 'Born December twenty-fifth, nineteen ninety.'],
  ['Due 2024-03-05.', 'Due March fifth, twenty twenty-four.'],
  ['5 May 2001', 'May fifth, two thousand one'],
  ['Meet at 3:05 p.m. today', 'Meet at three oh five P M today'],
  ['It starts at 9 am.', 'It starts at nine ay M.'],
  ['At 15:30 and 8:00', "At fifteen thirty and eight o'clock"],
  ['It costs $5.99.', 'It costs five dollars and ninety-nine cents.'],
  ['$1 and $0.50', 'one dollar and fifty cents'],
  [
    'A $3.5 million deal, €20, £1.01',
    'A three point five million dollars deal, twenty euros, one pound and one penny',
  ],
  ['¥500 or R$10 or ₹100', 'five hundred yen or ten reais or one hundred rupees'],
  ['20% of 5.5%', 'twenty percent of five point five percent'],
  ['100 km/h at 25 °C', 'one hundred kilometers per hour at twenty-five degrees Celsius'],
  ['1 kg, 2 kg and 512 MB', 'one kilogram, two kilograms and five hundred twelve megabytes'],
  ['1/2 cup, 3/4 mile, 1 1/2 hours', 'one half cup, three quarters mile, one and one half hours'],
  ['½ a mile', 'one half a mile'],
  ['pages 10–20', 'pages ten to twenty'],
  ['Call 555-123-4567.', 'Call five five five, one two three, four five six seven.'],
  ['Louis XIV and Chapter IV', 'Louis the fourteenth and Chapter four'],
  ['Dr. Smith vs. Mr. Jones etc.', 'Doctor Smith versus Mister Jones et cetera.'],
  ['St. John lives on Main St.', 'Saint John lives on Main Street.'],
  ['e.g. this, i.e. that', 'for example this, that is that'],
  ['NASA and the FBI', 'Nasa and the F B I'],
  ['The U.S. team', 'The U S team'],
  ['An AI wrote it', 'An ay I wrote it'],
  ['Write to jo@example.com', 'Write to jo at example dot com'],
  ['See https://example.com/docs?x=1.', 'See example dot com slash docs.'],
  ['Love #HelloWorld @some_one', 'Love hashtag Hello World at some one'],
  ['v2.0.1 of Node', 'version two point zero point one of Node'],
  ['In 1984 and 2005 and 1905', 'In nineteen eighty-four and two thousand five and nineteen oh five'],
  ["the 1990s, the 2000s, the '80s", 'the nineteen nineties, the two thousands, the eighties'],
  ['R&D + Q&A = fun', 'R and D plus Q and ay equals fun'],
  ['Great 👍🏽 job 👨‍👩‍👧 done', 'Great job done'],
  ['What?!?! No!!!', 'What?! No!'],
  ['STOP IT RIGHT NOW', 'stop it right now'],
  ['“Quoted” ‹text› [note]', '“Quoted” “text” (note)'],
  ['zero\u200Bwidth\u0007 bell', 'zerowidth bell'],
  ['cafe\u0301', 'café'],
  ['MP3 and A4 and COVID-19', 'M P three and ay four and Covid-nineteen'],
  ['open 24/7', 'open twenty-four seven'],
  ['ISBN 978-3-16-148410-0', 'I S B N nine seven eight, three, one six, one four eight four one zero, zero'],
  ['007', 'zero zero seven'],
  ['𝓗𝓮𝓵𝓵𝓸 ｗｏｒｌｄ', 'Hello world'],
  ['2 + 2 = 4, 5 - 3 = 2', 'two plus two equals four, five minus three equals two'],
  ['a room of 10 x 12 ft', 'a room of ten by twelve feet'],
];

describe('English', () => {
  test.each(american)('%s', (written, spoken) => expect(say(written)).toBe(spoken));

  test.each([
    ['25/12/1990', 'the twenty-fifth of December nineteen ninety'],
    ['101', 'one hundred and one'],
    ['July 4, 2020', 'the fourth of July twenty twenty'],
  ])('British: %s', (written, spoken) => expect(say(written, 'en-GB')).toBe(spoken));

  test('off changes only what cannot be spoken', () => {
    expect(say('Dr. Who paid $5 👍 in 1984\u200B!!!', 'en', 'off')).toBe('Dr. Who paid $5 in 1984!!!');
  });

  test('on reads lone signs', () => {
    expect(say('a * b', 'en', 'on')).toBe('a asterisk b');
    expect(say('a * b', 'en', 'auto')).toBe('a b');
  });
});
