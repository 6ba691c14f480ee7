import { addStereo } from '../dsp/index.ts';
import { Random } from '../dsp/random.ts';
import type { KindList, SoundKind } from './sound-kind.ts';
import { Take } from './take.ts';

export interface Part {
  kind: SoundKind;
  gain: number;
  force?: number;
  dense?: number;
  tune?: number;
}

/** A place: several kinds at once, each as loud and as wild as it is there. */
export function place(
  about: Omit<SoundKind, 'render' | 'sustained' | 'category'>,
  parts: readonly Part[],
): SoundKind {
  return {
    ...about,
    category: 'ambience',
    sustained: true,
    render(take) {
      for (const { kind, gain, force = take.force, dense = 1, tune = 1 } of parts) {
        const random = new Random(Math.floor(take.random.next() * 2 ** 32));
        const part = new Take({
          ...take,
          random,
          force,
          dense: dense * take.dense,
          tune: tune * take.tune,
          length: take.length,
          loop: take.loop,
          pace: take.pace,
          bright: take.bright,
          count: undefined,
          surface: take.surface,
        });
        kind.render(part);
        addStereo(take.sound, part.sound, gain);
      }
    },
  };
}

/** The places that are made of other kinds. */
export function places(all: KindList): KindList {
  const named = new Map(all.map((kind) => [kind.id, kind]));
  const part = (id: string, gain: number, more: Omit<Part, 'kind' | 'gain'> = {}): Part => {
    const kind = named.get(id);
    if (!kind) throw new Error(`there is no kind ${id}`);
    return { kind, gain, ...more };
  };
  return [
    place(
      {
        id: 'forest',
        title: 'Forest',
        captions: ['forest ambience', 'woods with birds and wind', 'nature', 'jungle', 'park in the morning'],
        seconds: 12,
      },
      [part('wind', 0.3, { force: 0.2 }), part('birds', 0.8), part('bees', 0.04)],
    ),
    place(
      {
        id: 'night',
        title: 'Night outdoors',
        captions: ['night ambience', 'summer night outdoors', 'camping at night', 'countryside evening'],
        seconds: 12,
      },
      [part('crickets', 0.7), part('wind', 0.2, { force: 0.15 }), part('owl', 0.25), part('frog', 0.12)],
    ),
    place(
      {
        id: 'city',
        title: 'City street',
        captions: ['city traffic', 'busy street', 'urban ambience', 'cars in the city', 'downtown rush hour'],
        seconds: 12,
      },
      [
        part('airplane', 0.16, { force: 0.2 }),
        part('car-pass', 0.8),
        part('car-engine', 0.12),
        part('car-horn', 0.1),
        part('crowd', 0.1),
      ],
    ),
    place(
      {
        id: 'storm',
        title: 'Thunderstorm',
        captions: [
          'thunderstorm',
          'storm with rain and thunder',
          'heavy storm',
          'hurricane',
          'tempest at sea',
        ],
        seconds: 12,
      },
      [part('rain', 0.8, { force: 0.8 }), part('wind', 0.5, { force: 0.7 }), part('thunder', 0.9)],
    ),
    place(
      {
        id: 'cave',
        title: 'Cave',
        captions: ['cave ambience', 'dungeon', 'underground cavern', 'sewer'],
        seconds: 10,
      },
      [part('drips', 0.5, { dense: 0.8 }), part('drone', 0.25), part('wind', 0.2, { force: 0.3 })],
    ),
    place(
      {
        id: 'factory',
        title: 'Factory',
        captions: ['factory ambience', 'industrial hall', 'workshop', 'assembly line'],
        seconds: 10,
      },
      [part('machine-hum', 0.9), part('conveyor', 0.3), part('hammer', 0.2), part('spark', 0.12)],
    ),
    place(
      {
        id: 'cafe',
        title: 'Cafe',
        captions: ['cafe ambience', 'restaurant with dishes and people', 'bar', 'coffee shop', 'canteen'],
        seconds: 10,
      },
      [part('crowd', 0.9), part('dishes', 0.25), part('machine-hum', 0.06)],
    ),
    place(
      {
        id: 'battle',
        title: 'Battlefield',
        captions: ['battlefield', 'war with gunfire and explosions', 'medieval battle', 'soldiers fighting'],
        seconds: 10,
      },
      [part('explosion', 0.6), part('machine-gun', 0.35), part('cannon', 0.3), part('cheering', 0.2)],
    ),
    place(
      {
        id: 'harbor',
        title: 'Harbor',
        captions: ['harbor', 'port with seagulls and boats', 'fishing village', 'pier by the sea'],
        seconds: 12,
      },
      [part('waves', 0.5, { force: 0.2 }), part('gulls', 0.4), part('boat', 0.12), part('train-horn', 0.05)],
    ),
    place(
      {
        id: 'office',
        title: 'Office',
        captions: ['office ambience', 'open plan office', 'people working at computers'],
        seconds: 10,
      },
      [part('keyboard', 0.5), part('crowd', 0.15, { dense: 0.5 }), part('machine-hum', 0.14)],
    ),
  ];
}
