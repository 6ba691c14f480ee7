/** What a description asks for. Numbers are steps: 0 is nothing said, 1 is said, 2 is said with force. */
export interface Wishes {
  gender?: 'female' | 'male' | 'neutral';
  age?: 'child' | 'young' | 'middle_aged' | 'old';
  /** Steps to older: for a remix (`older`, `a bit younger`). */
  older: number;
  /** BCP 47 of the accent. */
  accent?: string;
  pitch: number;
  pace: number;
  /** How far the melody goes. */
  melody: number;
  /** Brighter above 0, darker below. */
  color: number;
  /** Asked for, and not to be had. */
  ignored: string[];
}

export type Turn = Partial<Pick<Wishes, 'gender' | 'age' | 'accent'>> &
  Partial<Record<'older' | 'pitch' | 'pace' | 'melody' | 'color', number>>;

/** Words that say something, as stems of whole words; the longer phrase comes before the shorter. */
export const lexicon: readonly (readonly [pattern: string, turn: Turn])[] = [
  ['grandmother|grandma|granny', { gender: 'female', age: 'old' }],
  ['grandfather|grandpa|grandad|old-timer', { gender: 'male', age: 'old' }],
  ['gender[- ]?neutral|androgynous|non[- ]?binary', { gender: 'neutral' }],
  [
    'female|wom[ae]n|lady|ladies|girls?|mother|mom|mum|aunt|sister|queen|witch|princess|actress|feminine|she|her|heroine',
    { gender: 'female' },
  ],
  [
    'male|m[ae]n|guy|gentleman|boys?|father|dad|uncle|brother|king|wizard|prince|masculine|he|his|him|bloke|butler',
    { gender: 'male' },
  ],
  ['child|kid|little girl|little boy|toddler|childish|childlike', { age: 'child' }],
  ['young|youthful|teen(?:age)?(?:r|d)?|twenties|20s|girl|boy|student', { age: 'young' }],
  ['middle[- ]aged|thirties|forties|30s|40s|fifties|50s|mature|adult', { age: 'middle_aged' }],
  ['old|elderly|aged|senior|ancient|sixties|seventies|eighties|60s|70s|80s|wise|veteran', { age: 'old' }],
  ['older|more mature', { older: 1 }],
  ['younger|more youthful', { older: -1 }],
  ['american|us|u\\.s\\.|californian|midwestern|new york(?:er)?', { accent: 'en-US' }],
  ['british|english accent|england|uk|london(?:er)?|rp|received pronunciation|oxford', { accent: 'en-GB' }],
  ['indian|hindi', { accent: 'hi-IN' }],
  ['french|parisian', { accent: 'fr-FR' }],
  ['italian', { accent: 'it-IT' }],
  ['spanish|castilian|latino|latina|mexican', { accent: 'es-ES' }],
  ['brazilian|portuguese', { accent: 'pt-BR' }],
  ['japanese|anime', { accent: 'ja-JP' }],
  ['chinese|mandarin', { accent: 'zh-CN' }],
  ['deep|deeper|low|lower|low[- ]pitched|bass|baritone|booming|rumbling', { pitch: -1 }],
  ['high|higher|high[- ]pitched|squeaky|shrill|soprano|piping', { pitch: 1 }],
  [
    'slow|slower|slowly|unhurried|measured|leisurely|drawling|takes? (?:its|his|her) time|sleepy',
    { pace: -1 },
  ],
  ['fast|faster|quick|quicker|rapid|brisk|hurried|fast[- ]paced|fast[- ]talking|speedy', { pace: 1 }],
  [
    'calm|calmer|soothing|gentle|relaxed|peaceful|serene|soft|quiet|meditative|asmr',
    { melody: -0.7, pace: -0.5, color: -0.4 },
  ],
  ['monotone|flat|robotic|deadpan|bored|emotionless', { melody: -1.6 }],
  [
    'serious|authoritative|stern|formal|professional|newsreader|confident|commanding',
    { melody: -0.4, pitch: -0.4 },
  ],
  [
    'sad|melancholic|melancholy|mournful|tired|weary|gloomy',
    { melody: -0.8, pace: -0.8, pitch: -0.3, color: -0.5 },
  ],
  ['warm|warmer|rich|mellow|velvety|smooth|dark|darker', { color: -1 }],
  ['bright|brighter|clear|crisp|clearer|sharp|piercing', { color: 1 }],
  [
    'friendly|cheerful|happy|joyful|upbeat|playful|bubbly|lively|perky|sunny',
    { melody: 0.8, pace: 0.3, color: 0.4 },
  ],
  [
    'energetic|excited|enthusiastic|passionate|hyper|intense|dramatic|expressive|theatrical|animated',
    { melody: 1.2, pace: 0.5 },
  ],
  ['angry|furious|aggressive', { melody: 0.8, pace: 0.5, color: 0.5 }],
  [
    'villain(?:ous)?|menacing|sinister|evil|monster|demon|giant|ogre',
    { pitch: -1.2, pace: -0.4, color: -0.6 },
  ],
  ['elf|fairy|pixie|mouse|goblin|gnome', { pitch: 1.4, color: 0.6 }],
  ['narrator|storyteller|audiobook|documentary', { pace: -0.3 }],
];

/** What no voice of the engine has. */
export const outOfReach =
  'australian|scottish|irish|welsh|german|russian|african|korean|arabic|southern|texan|canadian|dutch|swedish|polish|turkish|raspy|gravelly|hoarse|husky|breathy|whisper(?:ing|ed|y)?|nasal|lisp|stutter(?:ing)?|shout(?:ing)?|yelling|singing|crying|laughing|echo(?:ing)?|telephone|radio';
