import type { Mood } from './moods.ts';

/** What designed voices say when nobody gave them a text: of some eight seconds, two for each mood. */
export const englishTexts: Readonly<Record<Mood, readonly string[]>> = {
  calm: [
    'Close your eyes for a moment. Listen to the rain on the roof, and let each breath be a little slower than the last.',
    'There is no hurry tonight. The lake is still, the lamps are low, and everything that matters can wait until morning.',
  ],
  cheerful: [
    'Guess what? The sun is out, the bakery has cinnamon rolls again, and we have the whole day for ourselves. Come on!',
    'Oh, you are going to love this! I tried it twice, laughed both times, and I already told everybody on our street.',
  ],
  dark: [
    'You should not have come here alone. The doors are locked, the candles are burning down, and nobody heard you knock.',
    'They called me patient, once. I waited a hundred years beneath that mountain, and now, little one, I am quite awake.',
  ],
  sad: [
    'I kept your letter in the drawer by the window. I never found the words to answer, and now there is nobody to ask.',
    'The house is quiet since they left. I still set two cups on the table, and I still listen for the gate at night.',
  ],
  serious: [
    'Good evening. The council has approved the new bridge, and work begins on Monday. Here is what it means for you.',
    'Three facts decide this case. We will take them one at a time, without haste, and then the answer will be plain.',
  ],
  story: [
    'Long ago, at the edge of a wide and whispering forest, there lived a clockmaker who had never once been on time.',
    'Come closer, and I will tell you how the river got its name. It begins with a storm, a goat, and a stubborn girl.',
  ],
  lively: [
    'And here they come around the last corner! Ten meters, five, it is going to be close, and, yes! What a finish!',
    'This is it, everyone! Tonight the lights go up, the band is ready, and nothing will ever be quite the same again!',
  ],
  chatty: [
    'So, I was on my way to the market, right, and who do you think I meet? My old music teacher, with three parrots.',
    'Okay, quick question before we start. Do you want the long version, or the one where I skip to the good part?',
  ],
  plain: [
    'Every act of kindness, however small, leaves something behind. You may never see it, and yet it finds its way.',
    'The first train leaves at seven, and the second an hour later. Take a coat with you; the evenings are still cold.',
  ],
};
