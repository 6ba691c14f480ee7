import { Failure } from '../../../platform/errors/index.ts';

/** Nobody writes over what they have not seen. */
export const chapterChanged = ({ revision }: { revision: number }): Failure =>
  new Failure(
    'chapter_changed',
    'Somebody else changed this chapter. Load it again, then make your change once more.',
    { data: { revision } },
  );
