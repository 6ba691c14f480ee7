import type { Surface } from '../kinds/take.ts';
import type { RoomName } from '../mix/rooms.ts';

/** Words that say how, not what. Each moves one side of the sound by steps. */
export interface SoundStyle {
  /** Steps: 1 is "heavy", −1 is "gentle". */
  force: number;
  /** Steps: 1 is "big", −1 is "small". */
  size: number;
  /** Steps: 1 is "high", −1 is "low". */
  pitch: number;
  pace: number;
  dense: number;
  bright: number;
  /** 0 is close, 1 is the horizon. */
  distance: number;
  count?: number;
  surface?: Surface;
  room?: RoomName;
  /** The note that is named, Hz: "middle C", "A4", "F sharp 3". */
  note?: number;
  /** How it moves or comes and goes. */
  motion?: 'left-right' | 'right-left' | 'approach' | 'recede';
}

type Step = 'force' | 'size' | 'pitch' | 'pace' | 'dense' | 'bright' | 'distance';

const steps: readonly (readonly [RegExp, Step, number])[] = [
  [
    /\b(heavy|heavily|strong|strongly|powerful|intense|violent|violently|loud|loudly|hard|forceful|furious|aggressive|wild|raging|roaring|angry|fierce|torrential|epic|pounding)\b/,
    'force',
    1,
  ],
  [/\b(extremely|massive|enormous|devastating|deafening)\b/, 'force', 1],
  [
    /\b(light|lightly|gentle|gently|soft|softly|quiet|quietly|faint|faintly|calm|calming|subtle|weak|mild|tender|peaceful|drizzling|drizzle|small)\b/,
    'force',
    -1,
  ],
  [/\b(big|huge|giant|large|massive|enormous|gigantic|colossal|heavy)\b/, 'size', 1],
  [/\b(small|tiny|little|mini|miniature|baby|cute|toy)\b/, 'size', -1],
  [/\b(deep|low|low-pitched|bass|bassy|booming|sub)\b/, 'pitch', -1],
  [/\b(high|high-pitched|shrill|piercing|squeaky)\b/, 'pitch', 1],
  [
    /\b(fast|quick|quickly|rapid|rapidly|hurried|running|runs|sprinting|racing|speeding|frantic|brisk)\b/,
    'pace',
    1,
  ],
  [/\b(slow|slowly|lazy|lazily|creeping|sneaking|gradual|gradually)\b/, 'pace', -1],
  [/\b(many|lots|dozens|hundreds|several|swarm|crowded|busy|dense|multiple|constant)\b/, 'dense', 1],
  [/\b(single|lone|lonely|sparse|occasional|few|solitary)\b/, 'dense', -1],
  [/\b(bright|sharp|crisp|clear|harsh|tinny)\b/, 'bright', 1],
  [/\b(dark|dull|warm|mellow|muted)\b/, 'bright', -1],
  [/\b(distant|distantly|far|faraway|afar|background|remote)\b/, 'distance', 0.75],
  [
    /\b(muffled|underwater|next room|behind (a|the) (wall|door)|through (a|the) wall|outside)\b/,
    'distance',
    0.6,
  ],
  [/\b(close|close-up|near|nearby|up close)\b/, 'distance', -0.5],
];

const inside = /\b(?:in|inside|within|through|down|across|into|at)\b[^,.;]{0,30}?/.source;
const placesOf: readonly (readonly [string, RoomName])[] = [
  ['cave|cavern|dungeon|catacombs?|crypt|mine', 'cave'],
  ['cathedral|church|temple|abbey', 'cathedral'],
  ['tunnel|sewer|pipe|subway|underpass|bunker', 'tunnel'],
  [
    'hall|hallway|corridor|warehouse|gym|castle|stairwell|garage|museum|lobby|arena|auditorium|factory',
    'hall',
  ],
  ['bathroom|shower|kitchen|toilet', 'bathroom'],
  ['room|house|apartment|office|bedroom|studio|cabin|classroom', 'room'],
  ['canyon|valley|mountains?|gorge', 'canyon'],
  ['street|forest|field|park|city|yard|garden|stadium', 'outdoors'],
];

const surfaces: readonly (readonly [RegExp, Surface])[] = [
  [/\b(gravel|pebbles?|sand)\b/, 'gravel'],
  [/\b(snow|snowy|ice|icy)\b/, 'snow'],
  [/\b(leaves|twigs|forest floor)\b/, 'leaves'],
  [/\b(grass|meadow|lawn)\b/, 'grass'],
  [/\b(carpet|rug)\b/, 'carpet'],
  [/\b(puddles?|mud|muddy|wet|water)\b/, 'water'],
  [/\b(tin|metal|metallic|steel|iron)\b/, 'metal'],
  [/\b(window|glass|windshield)\b/, 'glass'],
  [/\b(wood|wooden|floorboards?|plank|deck)\b/, 'wood'],
  [/\b(stone|concrete|pavement|asphalt|tiles?|tiled|marble|cobblestones?|hard floor)\b/, 'stone'],
];

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const mostHits = 40;

/** What a piece of a prompt says of the style. */
export function readStyle(text: string): SoundStyle {
  const lower = text.toLowerCase();
  const style: SoundStyle = { force: 0, size: 0, pitch: 0, pace: 0, dense: 0, bright: 0, distance: 0 };
  const strength = /\b(very|really|extremely|super|ultra)\b/.test(lower) ? 1.5 : 1;
  for (const [pattern, step, amount] of steps) if (pattern.test(lower)) style[step] += amount * strength;
  style.distance = Math.min(1, Math.max(0, style.distance));
  style.count = readCount(lower);
  style.surface = surfaces.find(([pattern]) => pattern.test(lower))?.[1];
  style.room = readRoom(lower);
  style.note = readNote(text);
  style.motion = readMotion(lower);
  return style;
}

function readCount(text: string): number | undefined {
  const repeated = text.match(/\b(knock|tick|beep|bang|hoot|clap|woof|honk|drip|ring)(?:[ ,-]+\1)+\b/);
  if (repeated) return repeated[0].split(/[ ,-]+/).length;
  if (/\bonce\b|\b(?:a|one) single\b|\bsingle\b/.test(text)) return 1;
  if (/\btwice\b|\bdouble\b/.test(text)) return 2;
  const found = text.match(
    new RegExp(`\\b(\\d{1,2}|${numbers.slice(1).join('|')})\\b(?!-| (?:seconds?|minutes?|hours?|bit))`),
  );
  if (!found) return undefined;
  const value = numbers.includes(found[1]!) ? numbers.indexOf(found[1]!) : Number(found[1]);
  return value >= 1 ? Math.min(mostHits, value) : undefined;
}

const semitones: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };

/** Scientific pitch, A4 at 440 Hz. A letter alone is a note only beside the word; then it lies about middle C. */
function readNote(text: string): number | undefined {
  const named =
    text.match(/\b([A-Ga-g])(#|♯|b|♭|[- ]?sharp|[- ]?flat)?(\d)\b/) ??
    text.match(/\b(?:[Nn]ote|[Kk]ey|[Mm]iddle) ([A-Ga-g])(#|♯|b|♭|[- ]?sharp|[- ]?flat)?(?![\w#♯♭])/);
  if (!named) return undefined;
  const [, letter = '', sign = '', octave = '4'] = named;
  const bend = /#|♯|sharp/.test(sign) ? 1 : sign ? -1 : 0;
  const place = 12 * (Number(octave) + 1) + semitones[letter.toLowerCase()]! + bend;
  return 440 * 2 ** ((place - 69) / 12);
}

function readRoom(text: string): RoomName | undefined {
  for (const [names, room] of placesOf) if (new RegExp(`${inside}\\b(?:${names})\\b`).test(text)) return room;
  return /\b(echo|echoes|echoing|echoey|reverb|reverberating|spacious)\b/.test(text) ? 'hall' : undefined;
}

function readMotion(text: string): SoundStyle['motion'] {
  if (/left to right/.test(text)) return 'left-right';
  if (/right to left/.test(text)) return 'right-left';
  if (
    /\b(approach|approaches|approaching|coming closer|getting closer|getting louder|fad(?:es|ing) in|growing)\b/.test(
      text,
    )
  )
    return 'approach';
  return /\b(receding|moving away|getting quieter|fad(?:es|ing) (?:out|away)|into the distance|drives? away|driving away)\b/.test(
    text,
  )
    ? 'recede'
    : undefined;
}
