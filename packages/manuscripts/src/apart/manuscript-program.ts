import type { Manuscript } from '../manuscript.ts';
import { ManuscriptFailure, type ManuscriptFailureCode } from '../manuscript-failure.ts';
import type { ManuscriptFile, ReadingOptions } from '../manuscript-input.ts';
import { readManuscript } from '../read-manuscript.ts';

export interface ReadRequest {
  file: ManuscriptFile;
  limits: ReadingOptions['limits'];
}

export type ReadAnswer =
  | { manuscript: Manuscript }
  | { failure: { code: ManuscriptFailureCode; message: string } }
  | { fault: string };

/** A process of its own, for one file: what it takes of time and memory is taken back with it. */
process.once('message', async ({ file, limits }: ReadRequest) => {
  process.send!(await answerTo(file, limits), () => process.disconnect());
});
process.once('disconnect', () => process.exit());

async function answerTo(file: ManuscriptFile, limits: ReadingOptions['limits']): Promise<ReadAnswer> {
  try {
    return { manuscript: await readManuscript(file, { limits }) };
  } catch (cause) {
    if (!(cause instanceof ManuscriptFailure)) return { fault: String(cause) };
    return { failure: { code: cause.code, message: cause.message } };
  }
}
