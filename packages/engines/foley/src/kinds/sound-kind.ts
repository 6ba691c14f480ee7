import type { Take } from './take.ts';

export type Category =
  | 'ambience'
  | 'animals'
  | 'bells'
  | 'cinematic'
  | 'doors'
  | 'fire'
  | 'footsteps'
  | 'household'
  | 'impacts'
  | 'interface'
  | 'machines'
  | 'people'
  | 'science fiction'
  | 'signals'
  | 'static'
  | 'vehicles'
  | 'water'
  | 'weapons'
  | 'weather';

/** A sound that can be made by rule. */
export interface SoundKind {
  /** Lower case with hyphens; stays what it is: library addresses name it. */
  id: string;
  title: string;
  category: Category;
  /** What people might call it: prompts are held against these. */
  captions: readonly string[];
  /** Its length when nobody says one. */
  seconds: number;
  /** Goes on as long as one likes; otherwise it happens and is over. */
  sustained: boolean;
  /** It happens once but takes all the time it is given, or fills it by itself. */
  fills?: boolean;
  render(take: Take): void;
}

export type KindList = readonly SoundKind[];
