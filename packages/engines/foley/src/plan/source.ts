import type { Category, SoundKind } from '../kinds/sound-kind.ts';

/** Something that sounds can be made of: a rule or a recording. */
export interface Source {
  id: string;
  title: string;
  category: Category;
  captions: readonly string[];
  seconds: number;
  sustained: boolean;
  /** Reads what it needs. */
  load(): Promise<SoundKind>;
}
