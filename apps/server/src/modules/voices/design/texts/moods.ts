export const moods = [
  'calm',
  'cheerful',
  'dark',
  'sad',
  'serious',
  'story',
  'lively',
  'chatty',
  'plain',
] as const;
export type Mood = (typeof moods)[number];

interface SpeakingStyle {
  mood: Mood;
  /** As labels of voices have it. */
  descriptive: string;
  words: RegExp;
}

/** What a description says of the style of speaking; the first that is found holds. */
const styles: readonly SpeakingStyle[] = [
  {
    mood: 'dark',
    descriptive: 'menacing',
    words: /villain|menacing|sinister|\bevil|monster|demon|\bogre|threat/,
  },
  { mood: 'sad', descriptive: 'sad', words: /\bsad\b|melanchol|mournful|weary|gloomy|grie[fv]/ },
  {
    mood: 'lively',
    descriptive: 'energetic',
    words: /energetic|excit|enthusias|hyper|dramatic|theatrical|animated|passionate|intense/,
  },
  {
    mood: 'cheerful',
    descriptive: 'cheerful',
    words: /cheerful|happy|joyful|upbeat|playful|bubbly|perky|sunny|sassy|funny/,
  },
  {
    mood: 'calm',
    descriptive: 'calm',
    words: /\bcalm|sooth|gentle|relax|peaceful|serene|\bsoft|quiet|meditat|asmr/,
  },
  {
    mood: 'serious',
    descriptive: 'professional',
    words: /serious|authoritative|stern|formal|professional|news|confident|command|documentary/,
  },
  {
    mood: 'story',
    descriptive: 'warm',
    words: /narrat|story|audiobook|wise|grand(?:father|mother|pa|ma)|fairy/,
  },
  {
    mood: 'chatty',
    descriptive: 'casual',
    words: /friendly|casual|chatty|podcast|conversation|assistant|laid[- ]back/,
  },
];

/** Words of sound alone, where the style is not spoken of. */
const sounds: readonly [words: RegExp, descriptive: string][] = [
  [/warm|rich|mellow|velvety|smooth/, 'warm'],
  [/\bdeep|\bbass|baritone|booming/, 'deep'],
  [/bright|clear|crisp/, 'bright'],
];

const uses: readonly [words: RegExp, useCase: string][] = [
  [/narrat|audiobook|story|documentary/, 'narration'],
  [/news|teach|lectur|explain|education|tutorial|professor/, 'informative_educational'],
  [
    /villain|wizard|witch|monster|\belf|fairy|robot|goblin|character|game|\bcartoon|mouse|pirate/,
    'characters',
  ],
  [/advert|commercial|trailer|promo/, 'advertisement'],
  [/tiktok|youtube|vlog|influencer|social media/, 'social_media'],
  [/podcast|conversation|assistant|support|friend|chat/, 'conversational'],
];

export interface DescribedStyle {
  mood: Mood;
  descriptive?: string;
  useCase?: string;
}

/** The mood, and what a voice of this description is labelled with. Pure. */
export function readStyle(description: string): DescribedStyle {
  const text = description.toLowerCase();
  const style = styles.find(({ words }) => words.test(text));
  const descriptive = style?.descriptive ?? sounds.find(([words]) => words.test(text))?.[1];
  const useCase = uses.find(([words]) => words.test(text))?.[1];
  return {
    mood: style?.mood ?? 'plain',
    ...(descriptive !== undefined && { descriptive }),
    ...(useCase !== undefined && { useCase }),
  };
}
