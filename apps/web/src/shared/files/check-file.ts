import { lookInside } from '#web/shared/files/look-inside.ts';
import { message } from '#web/shared/files/messages.ts';
import { formatBytes } from '#web/shared/format/numbers.ts';
import { formatDuration } from '#web/shared/format/times.ts';
import { readLength } from '#web/shared/recording/read-length.ts';

/** What a place takes. */
export interface FileRules {
  /** Recordings are sounds, and films with their sound. */
  takes: 'recordings' | 'films' | 'papers';
  mostBytes?: number;
  mostSeconds?: number;
}

const otherKinds = {
  picture: 'isPicture',
  document: 'isDocument',
  archive: 'isArchive',
  text: 'isText',
  program: 'isProgram',
} as const;

/**
 * Why a file is not taken, in a sentence; undefined for one that may be sent. Its header is looked at, not its name;
 * what this browser does not know, the server may.
 */
export async function checkFile(file: File, rules: FileRules): Promise<string | undefined> {
  const { takes, mostBytes, mostSeconds } = rules;
  if (file.size === 0) return message('isEmpty');
  if (mostBytes !== undefined && file.size > mostBytes)
    return message('isTooLarge', { size: formatBytes(file.size), most: formatBytes(mostBytes, 1024) });
  if (takes === 'papers') return undefined;
  const inside = await lookInside(file).catch(() => undefined);
  // it was moved or deleted since it was chosen, or it is a folder
  if (!inside) return message('cannotRead');
  const { kind, isCut, isLocked } = inside;
  if (kind in otherKinds) return message(otherKinds[kind as keyof typeof otherKinds]);
  if (takes === 'films' && kind === 'sound') return message('isSound');
  if (isLocked) return message('isLocked');
  if (isCut) return message('isCut');
  if (mostSeconds === undefined) return undefined;
  const seconds = await readLength(file);
  if (seconds === null || seconds <= mostSeconds) return undefined;
  return message('isTooLong', { length: formatDuration(seconds), most: formatDuration(mostSeconds) });
}
