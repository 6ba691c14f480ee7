import type { Descriptors } from './descriptors.ts';

type Name = keyof Descriptors;
/** Descriptor, least, most. */
export type Expectation = readonly [Name, number, number];

export interface CommonPrompt {
  prompt: string;
  seconds: number;
  expected: readonly Expectation[];
}

/**
 * Prompt | seconds | what such a thing is known to be. The ranges are of the thing, not of this engine: pitches of voices
 * and animals (Yin and McCowan 2004, Bachorowski et al. 2001), rates of steps, hooves, strokes and rotors, decay and
 * pitch of struck bodies (Fletcher and Rossing 1998), spectra of weather, water, fire and traffic, with room for every
 * example of the thing that people would still call by its name.
 */
const rows: readonly string[] = [
  'rain | 6 | centroidHz 1200-9000, flatness .1-1, range 0-12, harmonicity 0-.4, onsets 0-8',
  'heavy rain on a tin roof | 6 | centroidHz 900-7000, impulsive 5-80, onsets 2-40, range 0-16, harmonicity 0-.5',
  'thunder | 8 | low .45-1, centroidHz 20-500, harmonicity 0-.75, decay .15-6, range 8-60',
  'wind blowing | 8 | centroidHz 40-1300, onsets 0-2.5, impulsive 2-8, range 2-25, flatness 0-.35',
  'ocean waves | 12 | centroidHz 200-4000, onsets 0-2.5, impulsive 2-14, range 5-30, harmonicity 0-.5',
  'campfire crackling | 8 | impulsive 12-2000, onsets 2-25, centroidHz 500-6000, harmonicity 0-.5, range 3-30',
  'river stream flowing | 6 | centroidHz 400-5000, range 0-9, harmonicity 0-.6, impulsive 2.5-9, low 0-.4',
  'water dripping | 6 | onsets .7-7, decay 0-.2, range 20-110, centroidHz 400-4500, harmonicity .3-1',
  'birds singing | 6 | centroidHz 2000-8000, pitchHz 1500-8000, onsets 2-20, harmonicity .6-1, low 0-.1',
  'crickets at night | 6 | centroidHz 2800-9000, harmonicity .4-1, rhythmHz 1-35, low 0-.1, pitchHz 2200-8000',
  'dog barking | 6 | pitchHz 150-1100, centroidHz 350-2500, onsets .7-5, decay .04-.5, range 25-110, harmonicity .3-1',
  'cat meowing | 6 | pitchHz 300-1000, harmonicity .7-1, pitchRange 1.5-14, centroidHz 500-3500, range 15-110',
  'rooster crowing | 6 | pitchHz 350-1300, harmonicity .6-1, pitchRange 2-16, centroidHz 900-4000, onsets .3-4',
  'horse galloping | 6 | onsets 3.5-12, decay 0-.2, centroidHz 100-2500, regular .2-1, harmonicity 0-.8',
  'cow mooing | 6 | pitchHz 70-300, harmonicity .7-1, centroidHz 120-1000, high 0-.1, range 10-110',
  'lion roaring | 6 | pitchHz 30-280, centroidHz 100-1100, harmonicity .25-.95, decay .1-3, range 12-110',
  'owl hooting | 6 | pitchHz 180-550, harmonicity .8-1, pitchRange 0-6, onsets .3-3, range 18-110',
  'wolf howling | 8 | pitchHz 150-1000, harmonicity .8-1, pitchRange 2-16, onsets 0-2, decay .2-6',
  'frogs croaking | 6 | centroidHz 250-3500, onsets 1-14, range 10-110, impulsive 4-60',
  'seagulls | 6 | pitchHz 450-3000, centroidHz 1000-5000, harmonicity .5-1, onsets .6-8',
  'bee buzzing | 6 | pitchHz 80-350, harmonicity .5-1, range 0-25, centroidHz 150-2500, onsets 0-4',
  'footsteps on a wooden floor | 6 | onsets 1.2-5.5, decay 0-.25, centroidHz 60-1300, range 18-110, rhythmHz .6-2.8',
  'footsteps on gravel | 6 | onsets 1.2-12, centroidHz 1200-8000, harmonicity 0-.4, range 15-110, rhythmHz .6-2.8',
  'footsteps in snow | 6 | onsets 1.2-12, centroidHz 500-6000, harmonicity 0-.45, range 15-110, rhythmHz .6-2.8',
  'door creaking open | 5 | onsets 1-25, harmonicity .15-.97, centroidHz 350-4000, range 8-110, low 0-.4',
  'door slam | 4 | low .12-1, centroidHz 40-1000, decay 0-.5, range 20-110, onsets .2-2.5',
  'knocking on a door | 5 | onsets .8-6, decay 0-.2, centroidHz 80-1200, range 22-110, harmonicity .1-.95',
  'doorbell | 5 | pitchHz 250-1500, harmonicity .8-1, decay .15-3, onsets .3-2.5, centroidHz 400-2500',
  'telephone ringing | 6 | harmonicity .5-1, centroidHz 600-4000, range 12-110, low 0-.1, regular .2-1',
  'clock ticking | 6 | onsets .9-10, decay 0-.12, centroidHz 900-7000, regular .4-1, range 18-110, rhythmHz .5-6',
  'alarm clock beeping | 5 | centroidHz 900-6000, harmonicity .75-1, onsets 1.5-12, regular .3-1, pitchRange 0-3',
  'church bell ringing | 8 | harmonicity .6-1, decay .6-8, centroidHz 150-2200, onsets .2-2, pitchHz 50-900',
  'police siren | 6 | harmonicity .75-1, pitchHz 350-1700, pitchRange 4-30, range 0-15, onsets 0-5',
  'car engine idling | 6 | centroidHz 30-900, low .15-1, range 0-10, harmonicity .25-1, pitchHz 20-200',
  'car horn | 4 | pitchHz 80-700, harmonicity .75-1, pitchRange 0-4, centroidHz 350-3000, range 15-110',
  'car passing by | 6 | range 8-60, onsets 0-1.5, centroidHz 150-3000, harmonicity 0-.7, impulsive 2.5-20',
  'helicopter | 6 | rhythmHz 6-26, regular .25-1, centroidHz 40-1500, range 2-25, low .1-1',
  'airplane flying overhead | 8 | onsets 0-1.5, centroidHz 100-3000, harmonicity 0-.7, impulsive 2-9, range 1-30',
  'train passing on the tracks | 8 | onsets 1-14, centroidHz 60-2000, range 3-25, harmonicity 0-.7, low .1-1',
  'motorcycle revving | 6 | pitchHz 20-260, harmonicity .35-1, centroidHz 50-1500, low .05-1, range 2-30',
  'gunshot | 4 | centroidHz 150-3500, decay 0-.4, range 25-110, harmonicity 0-.6, onsets .2-3, impulsive 15-2000',
  'machine gun | 4 | onsets 4-18, rhythmHz 5-17, regular .25-1, centroidHz 150-4000, harmonicity 0-.6',
  'explosion | 6 | low .35-1, centroidHz 20-800, decay .1-3, range 15-110, harmonicity 0-.85',
  'glass breaking | 4 | centroidHz 2200-9500, high .4-1, decay 0-.5, impulsive 8-2000, harmonicity 0-.6',
  'whoosh | 4 | centroidHz 200-5000, harmonicity 0-.5, impulsive 2.5-40, onsets 0-2.5, range 18-110',
  'punch | 4 | centroidHz 50-1500, decay 0-.25, onsets .2-3, range 22-110, low .1-1',
  'sword clash | 4 | centroidHz 1800-9000, decay .02-1, onsets .4-8, range 12-110, high .3-1',
  'applause | 6 | flatness .08-1, centroidHz 700-5000, range 0-11, harmonicity 0-.35, impulsive 3-16',
  'crowd talking | 6 | centroidHz 200-1800, harmonicity .1-.8, range 3-16, onsets .5-10, pitchHz 70-400',
  'man laughing | 5 | onsets 1.5-9, pitchHz 90-650, harmonicity .45-1, rhythmHz 2.5-7.5, range 14-110',
  'baby crying | 6 | pitchHz 300-700, harmonicity .65-1, pitchRange .8-10, centroidHz 700-4000, range 12-110',
  'woman screaming | 4 | pitchHz 500-2200, centroidHz 800-4000, harmonicity .45-1, range 12-110, low 0-.1',
  'heartbeat | 6 | low .75-1, centroidHz 25-150, rhythmHz .7-3, onsets .8-5, regular .3-1',
  'typing on a keyboard | 6 | onsets 3-20, decay 0-.1, centroidHz 700-6000, impulsive 12-500, range 15-110',
  'camera shutter | 3 | onsets .3-5, decay 0-.2, centroidHz 1200-8000, range 22-110, harmonicity 0-.7',
  'notification ding | 3 | harmonicity .75-1, pitchHz 400-4000, decay .06-2, onsets .3-4, centroidHz 500-5000',
  'laser gun | 4 | pitchRange 4-50, harmonicity .45-1, centroidHz 300-5000, onsets .3-8',
  'a single low piano note | 6 | pitchHz 25-220, pitchRange 0-1, harmonicity .75-1, decay .35-6, centroidHz 40-900, onsets 0-.6',
  'radio static | 5 | flatness .25-1, range 0-10, harmonicity 0-.3, centroidHz 2000-12000',
  'magic sparkle | 4 | centroidHz 2000-9500, onsets 1.5-25, harmonicity .4-1, low 0-.1, high .3-1',
];

/** What people ask sound libraries for most: the broad classes that every library lists first, in everyday words. */
export const commonestPrompts: readonly CommonPrompt[] = rows.map((row) => {
  const [prompt = '', seconds, sheet = ''] = row.split(' | ');
  return {
    prompt,
    seconds: Number(seconds),
    expected: sheet.split(', ').map((part) => {
      const [name, range = ''] = part.split(' ');
      const [least, most] = range.split('-').map(Number);
      return [name as Name, least!, most!] as const;
    }),
  };
});

export const shareMet = (expected: readonly Expectation[], found: Descriptors): number =>
  expected.filter(([name, least, most]) => found[name] >= least && found[name] <= most).length /
  expected.length;
