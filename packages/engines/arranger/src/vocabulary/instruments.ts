export type Family =
  | 'keys'
  | 'guitar'
  | 'bass'
  | 'strings'
  | 'brass'
  | 'woodwind'
  | 'synth'
  | 'voice'
  | 'mallets'
  | 'world';
/** What an instrument is good for, the best first. */
export type Use = 'lead' | 'comp' | 'pad' | 'bass';

export interface Instrument {
  /** As prompts and plans call it, first; then other words for it. */
  names: readonly [string, ...string[]];
  /** General MIDI, counted from 0. */
  program: number;
  family: Family;
  uses: readonly Use[];
  /** Where its melody lies best: the middle of about an octave and a half. */
  center: number;
  /** Notes ring out by themselves, so that they may overlap. */
  plucked?: boolean;
}

const of = (
  program: number,
  family: Family,
  uses: readonly Use[],
  center: number,
  names: readonly [string, ...string[]],
  plucked = false,
): Instrument => ({ names, program, family, uses, center, ...(plucked && { plucked }) });

/** Every instrument that can be asked for by name. */
export const instruments: readonly Instrument[] = [
  of(0, 'keys', ['comp', 'lead'], 67, ['piano', 'grand piano', 'acoustic piano', 'keys'], true),
  of(
    3,
    'keys',
    ['comp', 'lead'],
    67,
    ['honky-tonk piano', 'honky tonk', 'saloon piano', 'ragtime piano'],
    true,
  ),
  of(
    4,
    'keys',
    ['comp', 'lead'],
    67,
    ['electric piano', 'rhodes', 'e-piano', 'wurlitzer', 'fender rhodes'],
    true,
  ),
  of(6, 'keys', ['comp', 'lead'], 67, ['harpsichord'], true),
  of(7, 'keys', ['comp'], 60, ['clavinet', 'clav'], true),
  of(8, 'mallets', ['lead', 'comp'], 79, ['celesta', 'celeste'], true),
  of(9, 'mallets', ['lead'], 81, ['glockenspiel', 'bells'], true),
  of(10, 'mallets', ['lead', 'comp'], 77, ['music box'], true),
  of(11, 'mallets', ['lead', 'comp'], 72, ['vibraphone', 'vibes'], true),
  of(12, 'mallets', ['comp', 'lead'], 67, ['marimba'], true),
  of(13, 'mallets', ['lead', 'comp'], 76, ['xylophone'], true),
  of(14, 'mallets', ['lead'], 72, ['tubular bells', 'church bells'], true),
  of(16, 'keys', ['comp', 'pad'], 64, ['hammond organ', 'organ', 'hammond', 'drawbar organ']),
  of(18, 'keys', ['comp'], 64, ['rock organ']),
  of(19, 'keys', ['pad', 'comp'], 64, ['church organ', 'pipe organ']),
  of(21, 'keys', ['lead', 'comp'], 70, ['accordion', 'bandoneon']),
  of(22, 'woodwind', ['lead'], 72, ['harmonica', 'blues harp']),
  of(
    24,
    'guitar',
    ['comp', 'lead'],
    62,
    ['nylon guitar', 'classical guitar', 'spanish guitar', 'nylon-string guitar'],
    true,
  ),
  of(
    25,
    'guitar',
    ['comp', 'lead'],
    62,
    ['acoustic guitar', 'steel guitar', 'guitar', 'folk guitar', 'guitars'],
    true,
  ),
  of(26, 'guitar', ['comp', 'lead'], 62, ['jazz guitar', 'archtop guitar'], true),
  of(27, 'guitar', ['comp', 'lead'], 62, ['clean electric guitar', 'clean guitar', 'electric guitar'], true),
  of(28, 'guitar', ['comp'], 58, ['muted guitar', 'palm-muted guitar', 'funk guitar', 'wah guitar'], true),
  of(29, 'guitar', ['comp', 'lead'], 64, [
    'overdriven guitar',
    'overdrive guitar',
    'rock guitar',
    'guitar solo',
  ]),
  of(30, 'guitar', ['comp', 'lead'], 64, [
    'distorted guitar',
    'distortion guitar',
    'heavy guitar',
    'metal guitar',
    'heavy guitars',
    'distorted guitars',
  ]),
  of(32, 'bass', ['bass'], 36, ['upright bass', 'double bass', 'acoustic bass', 'contrabass'], true),
  of(33, 'bass', ['bass'], 36, ['fingered bass', 'bass guitar', 'electric bass', 'bass'], true),
  of(34, 'bass', ['bass'], 36, ['picked bass'], true),
  of(35, 'bass', ['bass'], 36, ['fretless bass'], true),
  of(36, 'bass', ['bass'], 36, ['slap bass'], true),
  of(38, 'bass', ['bass'], 36, ['synth bass', 'analog bass', 'moog bass']),
  of(39, 'bass', ['bass'], 34, ['sub bass', '808 bass', '808', '808s']),
  of(40, 'strings', ['lead'], 74, ['violin', 'fiddle']),
  of(41, 'strings', ['lead'], 65, ['viola']),
  of(42, 'strings', ['lead', 'bass'], 55, ['cello']),
  of(45, 'strings', ['comp'], 67, ['pizzicato strings', 'pizzicato'], true),
  of(46, 'strings', ['comp', 'lead'], 70, ['harp'], true),
  of(48, 'strings', ['pad', 'lead'], 67, [
    'strings',
    'string section',
    'string orchestra',
    'orchestra',
    'orchestral strings',
    'violins',
  ]),
  of(49, 'strings', ['pad'], 64, ['slow strings', 'lush strings', 'soft strings']),
  of(50, 'synth', ['pad'], 64, ['synth strings', 'string machine']),
  of(52, 'voice', ['pad', 'lead'], 64, ['choir', 'choir aahs', 'choral']),
  of(53, 'voice', ['pad', 'lead'], 67, ['voice oohs', 'oohs', 'humming']),
  of(56, 'brass', ['lead'], 70, ['trumpet', 'trumpets']),
  of(57, 'brass', ['lead', 'comp'], 58, ['trombone', 'trombones']),
  of(58, 'brass', ['bass'], 38, ['tuba', 'sousaphone']),
  of(59, 'brass', ['lead'], 68, ['muted trumpet']),
  of(60, 'brass', ['pad', 'lead'], 60, ['french horn', 'french horns', 'horn', 'horns']),
  of(61, 'brass', ['comp', 'lead'], 64, ['brass section', 'brass', 'horn section', 'big band']),
  of(62, 'synth', ['comp', 'lead'], 64, ['synth brass']),
  of(64, 'woodwind', ['lead'], 72, ['soprano sax', 'soprano saxophone']),
  of(65, 'woodwind', ['lead'], 66, ['alto sax', 'saxophone', 'sax', 'alto saxophone']),
  of(66, 'woodwind', ['lead'], 60, ['tenor sax', 'tenor saxophone']),
  of(67, 'woodwind', ['lead'], 54, ['baritone sax']),
  of(68, 'woodwind', ['lead'], 72, ['oboe']),
  of(69, 'woodwind', ['lead'], 66, ['english horn', 'cor anglais']),
  of(70, 'woodwind', ['lead', 'bass'], 52, ['bassoon']),
  of(71, 'woodwind', ['lead'], 69, ['clarinet']),
  of(72, 'woodwind', ['lead'], 82, ['piccolo']),
  of(73, 'woodwind', ['lead'], 76, ['flute']),
  of(74, 'woodwind', ['lead'], 76, ['recorder']),
  of(75, 'woodwind', ['lead'], 74, ['pan flute', 'panpipes']),
  of(77, 'world', ['lead'], 70, ['shakuhachi', 'bamboo flute']),
  of(79, 'woodwind', ['lead'], 76, ['ocarina']),
  of(80, 'synth', ['lead', 'comp'], 72, [
    'square lead',
    'square wave',
    'chip lead',
    '8-bit lead',
    'pulse wave',
  ]),
  of(81, 'synth', ['lead', 'comp'], 70, ['saw lead', 'synth lead', 'lead synth', 'sawtooth', 'supersaw']),
  of(82, 'synth', ['lead'], 72, ['calliope lead', 'whistle lead']),
  of(88, 'synth', ['pad'], 64, ['warm ambient pad', 'new age pad', 'fantasia', 'bell pad'], true),
  of(89, 'synth', ['pad'], 64, [
    'warm pad',
    'synth pad',
    'pad',
    'pads',
    'synth pads',
    'soft pad',
    'analog pad',
  ]),
  of(90, 'synth', ['pad', 'comp'], 64, [
    'polysynth',
    'synth',
    'synths',
    'synthesizer',
    'synthesizers',
    'poly synth',
  ]),
  of(91, 'synth', ['pad'], 64, ['choir pad', 'space voice']),
  of(92, 'synth', ['pad'], 64, ['glass pad', 'bowed pad']),
  of(94, 'synth', ['pad'], 64, ['halo pad']),
  of(95, 'synth', ['pad'], 64, ['sweep pad']),
  of(
    98,
    'synth',
    ['comp', 'lead'],
    72,
    ['crystal', 'crystal synth', 'arpeggiator', 'synth arpeggio', 'synth arps'],
    true,
  ),
  of(104, 'world', ['lead', 'comp'], 62, ['sitar'], true),
  of(105, 'guitar', ['comp', 'lead'], 65, ['banjo'], true),
  of(106, 'world', ['lead'], 67, ['shamisen'], true),
  of(107, 'world', ['lead', 'comp'], 67, ['koto'], true),
  of(108, 'mallets', ['comp', 'lead'], 67, ['kalimba', 'thumb piano'], true),
  of(109, 'world', ['lead'], 67, ['bagpipes', 'bagpipe']),
  of(114, 'mallets', ['lead', 'comp'], 70, ['steel drums', 'steel drum', 'steelpan'], true),
];

const byName = new Map(instruments.flatMap((one) => one.names.map((name) => [name, one])));

/** @throws Error for a name that is not in the table: genres are written with these names. */
export function instrumentNamed(name: string): Instrument {
  const found = byName.get(name);
  if (!found) throw new Error(`There is no instrument "${name}".`);
  return found;
}
