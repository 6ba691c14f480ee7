/** Why a pack cannot be had, in one sentence. */
export class PackFailure extends Error {}

/** Puts what the file system says into a sentence; anything else passes through. */
export function explainDiskFault(cause: unknown, folder: string): unknown {
  switch ((cause as NodeJS.ErrnoException | undefined)?.code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new PackFailure(`The disk of the packs folder ${folder} is full.`, { cause });
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
    case 'ENOTDIR':
    case 'EEXIST':
      return new PackFailure(`The packs folder ${folder} cannot be written.`, { cause });
    default:
      return cause;
  }
}
