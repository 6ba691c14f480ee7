import type { TranscriptionRow } from './transcriptions.store.ts';

/** `speaker_0` is Speaker 1, unless somebody gave a name. */
export const speakerNameIn =
  ({ speakerNames }: Pick<TranscriptionRow, 'speakerNames'>) =>
  (speakerId: string): string => {
    const given = speakerNames[speakerId];
    if (given) return given;
    const number = /^speaker_(\d+)$/.exec(speakerId)?.[1];
    return number === undefined ? speakerId : `Speaker ${Number(number) + 1}`;
  };
