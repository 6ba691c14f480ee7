import type { Key } from '../harmony/scales.ts';
import { isMinor } from '../harmony/scales.ts';
import { type Random, randomFor } from '../random.ts';
import { type Direction, readWishes } from './direction.ts';
import type { Band, Genre } from './genre.ts';
import { defaultGenre, genres } from './genres.ts';
import { type Instrument, instrumentNamed, instruments } from './instruments.ts';
import { shades } from './moods.ts';

/** Everything about a piece that holds from its first bar to its last. */
export interface Taste {
  genre: Genre;
  /** Another genre lends its accompaniment. */
  accent?: Genre;
  tempo: number;
  key: Key;
  meter: number;
  swing: number;
  energy: number;
  density: number;
  reverb: number;
  band: Record<keyof Band, Instrument>;
  /** Named by the caller: these are heard wherever they can be. */
  asked: readonly Instrument[];
  solo: boolean;
  drums: boolean;
  bass: boolean;
  melody: boolean;
  vocals: boolean;
}

/** Words and a seed to a taste. What the words leave open is drawn. */
export function tasteOf(positive: readonly string[], negative: readonly string[], seed: number): Taste {
  const { wanted, unwanted } = readWishes(positive.join(', '), negative.join(', '));
  const random = randomFor(seed, 'taste');
  const [genre, accent] = chooseGenres(wanted, unwanted);
  const sum = (name: 'energy' | 'density' | 'reverb') =>
    wanted.moods.reduce((total, mood) => total + (mood[name] ?? 0), 0);
  const refused = new Set(unwanted.instruments);
  const instrumentsAsked = wanted.instruments.filter((instrument) => !refused.has(instrument));
  return {
    genre,
    accent,
    tempo: wanted.tempo ?? drawTempo(genre, wanted, random),
    key: wanted.key ?? {
      tonic: random.pick([0, 2, 3, 4, 5, 7, 9, 10]),
      mode: drawMode(genre, wanted, random),
    },
    meter: wanted.meter ?? genre.meter,
    swing: wanted.swing ? Math.max(genre.swing, 0.62) : unwanted.swing ? 0.5 : genre.swing,
    energy: clamp(sum('energy'), -0.3, 0.25),
    density: clamp(genre.density + sum('density'), 0.1, 1),
    reverb: clamp(genre.reverb + sum('reverb'), 0, 120),
    band: chooseBand({ genre, accent, asked: instrumentsAsked, refused, solo: wanted.solo }, random),
    asked: instrumentsAsked,
    solo: wanted.solo && instrumentsAsked.length > 0,
    drums:
      !unwanted.drums &&
      !(wanted.solo && instrumentsAsked.length > 0) &&
      (genre.drums !== undefined || wanted.drums === true),
    bass: !unwanted.bass,
    melody: !unwanted.melody,
    vocals: wanted.vocals === true && unwanted.vocals !== true,
  };
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

function chooseGenres(wanted: Direction, unwanted: Direction): [Genre, Genre?] {
  const refused = new Set(unwanted.genres);
  const [first, second] = wanted.genres.filter((genre) => !refused.has(genre));
  if (first) return [first, second];
  return [guessGenre(wanted, refused)];
}

/** Without a word for a genre the instruments and the moods still say something. */
function guessGenre({ instruments: asked, moods }: Direction, refused: ReadonlySet<Genre>): Genre {
  const families = new Set(asked.map(({ family }) => family));
  const names = new Set(moods.map(({ name }) => name));
  const guesses: string[] = [
    ...(asked.some(({ names: [name] }) => name === 'distorted guitar') ? ['rock'] : []),
    ...(families.has('synth') ? ['synthwave'] : []),
    ...(asked.length === 1 && asked[0]?.program === 0 ? ['piano ballad'] : []),
    ...(families.has('strings') || families.has('brass') ? ['cinematic', 'classical'] : []),
    ...(families.has('guitar') ? ['folk'] : []),
    ...(families.has('world') ? ['world'] : []),
    ...(names.has('calm') ? ['ambient', 'piano ballad'] : []),
    ...(names.has('sad') || names.has('romantic') ? ['piano ballad'] : []),
    ...(names.has('triumphant') || names.has('dramatic') ? ['cinematic'] : []),
    ...(names.has('dark') || names.has('mysterious') ? ['suspense'] : []),
  ];
  const named = guesses.map((name) => genres.find((genre) => genre.name === name));
  return (
    named.find((genre) => genre && !refused.has(genre)) ??
    (refused.has(defaultGenre) ? (genres[0] as Genre) : defaultGenre)
  );
}

function drawTempo(genre: Genre, { moods }: Direction, random: Random): number {
  const [slow, fast] = genre.tempo;
  const pace = clamp(
    moods.reduce((total, mood) => total + (mood.pace ?? 0), 0),
    -1.2,
    1.2,
  );
  const middle = (slow + fast) / 2 + (pace * (fast - slow)) / 2;
  return Math.round(middle + (random.next() - 0.5) * (fast - slow) * 0.25);
}

function drawMode(genre: Genre, { moods, modeWord }: Direction, random: Random): Key['mode'] {
  if (modeWord)
    return (
      genre.modes.find((mode) => isMinor(mode) === (modeWord === 'minor') && mode === modeWord) ?? modeWord
    );
  const shade = moods.find((mood) => mood.mode)?.mode;
  const fitting = shade ? genre.modes.filter((mode) => shades[shade].includes(mode)) : genre.modes;
  return fitting.length > 0 ? random.pick(fitting) : shade === 'dark' ? 'minor' : 'major';
}

interface Casting {
  genre: Genre;
  accent?: Genre;
  asked: readonly Instrument[];
  refused: ReadonlySet<Instrument>;
  solo: boolean;
}

/** The genre's players; who was asked for by name takes the role that suits best. */
function chooseBand({ genre, accent, asked, refused, solo }: Casting, random: Random): Taste['band'] {
  const refusedFamily = (instrument: Instrument) => refused.has(instrument);
  const draw = (role: keyof Band): Instrument => {
    const players = [...(genre.band[role] ?? genre.band.comp), ...(accent?.band[role] ?? [])].map(
      instrumentNamed,
    );
    const free = players.filter((player) => !refusedFamily(player));
    if (free.length > 0) return random.pick(free.slice(0, (genre.band[role] ?? genre.band.comp).length));
    const use = role === 'counter' ? 'lead' : role === 'second' ? 'comp' : role;
    return instruments.find((one) => one.uses.includes(use) && !refusedFamily(one)) as Instrument;
  };
  const band: Taste['band'] = {
    lead: draw('lead'),
    counter: draw('counter'),
    comp: draw('comp'),
    second: draw('second'),
    pad: draw('pad'),
    bass: draw('bass'),
  };
  const [only] = asked;
  if (solo && only)
    return { ...band, lead: only, comp: only, bass: only, second: only, pad: only, counter: only };
  return seat(band, asked);
}

const seatsOf: Record<string, readonly (keyof Band)[]> = {
  lead: ['lead', 'counter'],
  comp: ['comp', 'second'],
  pad: ['pad', 'counter'],
  bass: ['bass'],
};

/** Gives each asked instrument the first free seat that it is good for. */
function seat(band: Taste['band'], asked: readonly Instrument[]): Taste['band'] {
  const seated = { ...band };
  const taken = new Set<keyof Band>();
  for (const instrument of asked) {
    const seats = instrument.uses.flatMap((use) => seatsOf[use] ?? []);
    const free = seats.find((role) => !taken.has(role));
    if (!free) continue;
    taken.add(free);
    seated[free] = instrument;
  }
  return seated;
}
