import type { Genre } from '../vocabulary/genre.ts';

export interface FormPart {
  name: string;
  /** Share of the whole. */
  weight: number;
  /** What is special about it, in words that a plan can say. */
  styles: readonly string[];
}

const part = (name: string, weight: number, ...styles: string[]): FormPart => ({ name, weight, styles });

/** Forms by the seconds from which on there is room for them, the longest last. */
const forms: Record<Genre['form'], readonly (readonly [fromSeconds: number, parts: readonly FormPart[]])[]> =
  {
    song: [
      [0, [part('Chorus', 1)]],
      [14, [part('Verse', 4), part('Chorus and Ending', 4)]],
      [26, [part('Intro', 2), part('Verse', 4), part('Chorus', 5), part('Outro', 2, 'gentle ending')]],
      [
        55,
        [
          part('Intro', 4),
          part('Verse 1', 8),
          part('Chorus', 8),
          part('Verse 2', 6),
          part('Chorus 2', 8),
          part('Outro', 4, 'gentle ending'),
        ],
      ],
      [
        85,
        [
          part('Intro', 4),
          part('Verse 1', 8),
          part('Chorus', 8),
          part('Verse 2', 8),
          part('Chorus 2', 8),
          part('Bridge', 4),
          part('Chorus 3', 8, 'energetic'),
          part('Outro', 4, 'gentle ending'),
        ],
      ],
      [
        150,
        [
          part('Intro', 4),
          part('Verse 1', 16),
          part('Pre-Chorus', 4),
          part('Chorus', 8),
          part('Verse 2', 12),
          part('Pre-Chorus 2', 4),
          part('Chorus 2', 8),
          part('Solo', 8),
          part('Bridge', 8),
          part('Chorus 3', 12, 'energetic'),
          part('Outro', 6, 'gentle ending'),
        ],
      ],
      [
        300,
        [
          part('Intro', 8),
          part('Verse 1', 16),
          part('Pre-Chorus', 4),
          part('Chorus', 16),
          part('Interlude', 8, 'calm'),
          part('Verse 2', 16),
          part('Pre-Chorus 2', 4),
          part('Chorus 2', 16),
          part('Solo', 16),
          part('Bridge', 16),
          part('Breakdown', 8, 'calm'),
          part('Build', 4),
          part('Chorus 3', 16, 'energetic'),
          part('Solo 2', 16),
          part('Chorus 4', 16, 'energetic'),
          part('Outro', 8, 'gentle ending'),
        ],
      ],
    ],
    track: [
      [0, [part('Main Theme', 1)]],
      [14, [part('Verse', 4), part('Main Theme', 4)]],
      [26, [part('Intro', 2), part('Verse', 4), part('Main Theme', 5), part('Outro', 3)]],
      [
        55,
        [
          part('Intro', 4),
          part('Verse', 8),
          part('Main Theme', 8),
          part('Breakdown', 4),
          part('Drop', 8),
          part('Outro', 4),
        ],
      ],
      [
        110,
        [
          part('Intro', 8),
          part('Verse', 8),
          part('Main Theme', 8),
          part('Breakdown', 8),
          part('Build', 4),
          part('Drop', 16),
          part('Verse 2', 8),
          part('Main Theme 2', 8),
          part('Outro', 8),
        ],
      ],
      [
        240,
        [
          part('Intro', 16),
          part('Verse', 16),
          part('Main Theme', 16),
          part('Breakdown', 16),
          part('Build', 8),
          part('Drop', 16),
          part('Interlude', 8),
          part('Verse 2', 16),
          part('Main Theme 2', 16),
          part('Breakdown 2', 8),
          part('Build 2', 8),
          part('Drop 2', 16, 'energetic'),
          part('Outro', 16),
        ],
      ],
    ],
    piece: [
      [0, [part('Theme', 1)]],
      [14, [part('Statement', 4), part('Theme and Ending', 4)]],
      [26, [part('Opening', 2), part('Statement', 4), part('Theme', 5), part('Coda', 2)]],
      [
        55,
        [
          part('Opening', 4),
          part('Statement', 8),
          part('Development', 6),
          part('Climax', 8),
          part('Coda', 4),
        ],
      ],
      [
        110,
        [
          part('Opening', 4),
          part('Statement', 8),
          part('Theme', 8),
          part('Development', 8),
          part('Interlude', 4, 'calm'),
          part('Theme Return', 8),
          part('Build', 4),
          part('Climax', 8),
          part('Coda', 6),
        ],
      ],
      [
        240,
        [
          part('Opening', 8),
          part('Statement', 16),
          part('Theme', 16),
          part('Development', 16),
          part('Interlude', 8, 'calm'),
          part('Statement 2', 16),
          part('Theme Return', 16),
          part('Trio', 16),
          part('Interlude 2', 8, 'calm'),
          part('Build', 8),
          part('Climax', 16),
          part('Coda', 8),
        ],
      ],
    ],
    drift: [
      [0, [part('Statement', 1)]],
      [26, [part('Opening', 4), part('Statement', 6), part('Fade', 4)]],
      [80, [part('Opening', 4), part('Statement', 8), part('Theme', 8), part('Calm', 4), part('Fade', 4)]],
      [
        200,
        [
          part('Opening', 8),
          part('Statement', 8),
          part('Theme', 8),
          part('Calm', 8),
          part('Statement 2', 8),
          part('Theme 2', 8),
          part('Calm 2', 8),
          part('Fade', 6),
        ],
      ],
    ],
  };

/** The parts of a piece of this length. Sections longer than two minutes are split, for a plan allows no more. */
export function formFor(form: Genre['form'], lengthMs: number): readonly FormPart[] {
  const [, parts] = forms[form].findLast(([from]) => lengthMs >= from * 1000) ?? forms[form][0] ?? [0, []];
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  return parts.flatMap((one) => {
    const pieces = Math.ceil(((one.weight / total) * lengthMs) / 100_000);
    return Array.from({ length: pieces }, (_, index) => ({
      ...one,
      name: index === 0 ? one.name : `${one.name}, part ${index + 1}`,
      weight: one.weight / pieces,
    }));
  });
}
