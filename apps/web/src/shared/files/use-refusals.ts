import { useCallback, useState } from 'react';
import { ApiError } from '#web/shared/api/api-error.ts';
import { checkFile, type FileRules } from '#web/shared/files/check-file.ts';

/** A file that was not taken, and why: in a sentence, or as the server said it. */
export interface Refusal {
  name: string;
  reason: string | ApiError;
}

/** Codes of the API's errors that say something of a file, not of the order. */
const aboutFile: ReadonlySet<string> = new Set([
  'invalid_audio',
  'no_speech',
  'audio_too_short',
  'audio_too_long',
  'invalid_voice_sample',
  'upload_file_size_exceeded',
]);

/** The server will not take this file, however often it is sent. */
export const isAboutFile = (error: unknown): error is ApiError =>
  error instanceof ApiError && aboutFile.has(error.reason ?? '');

/** Looks at files before they are taken, and remembers those that were not. */
export function useRefusals(rules: FileRules, onFiles: (files: File[]) => void) {
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [isLooking, setLooking] = useState(false);
  const take = async (files: readonly File[]): Promise<void> => {
    setRefusals([]);
    setLooking(true);
    const fine: File[] = [];
    const refused: Refusal[] = [];
    for (const file of files) {
      const reason = await checkFile(file, rules);
      if (reason === undefined) fine.push(file);
      else refused.push({ name: file.name, reason });
    }
    setLooking(false);
    setRefusals(refused);
    if (fine.length > 0) onFiles(fine);
  };
  const forget = useCallback(() => setRefusals([]), []);
  return { refusals, isLooking, take, forget };
}
