import { readLocal, writeLocal } from '#web/shared/storage/local-store.ts';

const KEY = 'invite_code';

/** The code of the invite that brought somebody here, until they have joined (WSP-029). */
export const keepInviteCode = (code: string): void => writeLocal(KEY, code);
export const readInviteCode = (): string | undefined => readLocal<string>(KEY);
