import type { TaskPart } from '@mynah/engine-spec/tasks';
import type { FoundSound } from './recognize-sounds.ts';

/** What was found in one stretch; times are of the whole recording. */
export interface HeardStretch {
  watermark: TaskPart<'recognition'>['watermark'];
  likelihoods: TaskPart<'classification'>[];
  known: FoundSound[];
}
