import type { MusicFacts, MusicPlan } from '@mynah/engine-spec/tasks';
import { keyName } from '../harmony/scales.ts';
import { randomFor } from '../random.ts';
import { readWishes } from '../vocabulary/direction.ts';
import { tasteOf } from '../vocabulary/taste.ts';

const places = [
  'Harbor',
  'Window',
  'Garden',
  'Avenue',
  'Horizon',
  'Lantern',
  'River',
  'Rooftop',
  'Meadow',
  'Station',
  'Island',
  'Mirror',
  'Orchard',
  'Signal',
  'Valley',
  'Tide',
];
const colors: Record<string, readonly string[]> = {
  happy: ['Sunny', 'Golden', 'Bright'],
  sad: ['Blue', 'Empty', 'Fading'],
  calm: ['Quiet', 'Still', 'Soft'],
  energetic: ['Electric', 'Racing', 'Burning'],
  dark: ['Black', 'Hollow', 'Midnight'],
  romantic: ['Velvet', 'Crimson', 'Tender'],
  triumphant: ['Rising', 'Glorious', 'Silver'],
  mysterious: ['Hidden', 'Veiled', 'Secret'],
  dramatic: ['Thunder', 'Iron', 'Storm'],
  cool: ['Smooth', 'Neon', 'Easy'],
};
const plain = ['First', 'Distant', 'Evening', 'Morning', 'Paper', 'Copper', 'Amber', 'Northern'];

/** A title, a sentence and the genres of a plan. */
export function factsOf(plan: MusicPlan, seed: number): MusicFacts {
  const taste = tasteOf(plan.positiveStyles, plan.negativeStyles, seed);
  const { wanted } = readWishes(plan.positiveStyles.join(', '));
  const random = randomFor(seed, 'title', plan.positiveStyles.join());
  const [mood] = wanted.moods;
  const genres = [taste.genre.name, ...(taste.accent ? [taste.accent.name] : [])];
  const players = [
    ...new Set([taste.band.lead, taste.band.comp, taste.band.bass].map(({ names }) => names[0])),
  ];
  return {
    title: `${random.pick((mood && colors[mood.name]) ?? plain)} ${random.pick(places)}`,
    description: `${mood ? `${capitalized(mood.name)} ` : ''}${mood ? taste.genre.name : capitalized(taste.genre.name)} in ${keyName(taste.key)} at ${taste.tempo} beats a minute, with ${players.join(', ')}.`,
    genres,
    vocals: taste.vocals || plan.sections.some(({ lines }) => lines.some((line) => line.trim() !== '')),
  };
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
