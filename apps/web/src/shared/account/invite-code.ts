import { create } from 'zustand';
import { useSession } from '#web/shared/session/session.ts';
import { readLocal, removeLocal, writeLocal } from '#web/shared/storage/local-store.ts';

const KEY = 'invite_code';

const useCode = create<{ code: string | undefined }>(() => ({ code: readLocal<string>(KEY) }));

// what waits for one person is not shown to the next
useSession.subscribe(({ hasLeft }) => {
  if (hasLeft) useCode.setState({ code: undefined });
});

/** The code of the invite that brought somebody here, until they have joined (WSP-029). */
export function persistInviteCode(code: string): void {
  writeLocal(KEY, code);
  useCode.setState({ code });
}

/** Also one of this visit that the storage of a former account took with it. */
export const readInviteCode = (): string | undefined => useCode.getState().code ?? readLocal<string>(KEY);

/** After joining, or when the person does not want to. */
export function forgetInviteCode(): void {
  removeLocal(KEY);
  useCode.setState({ code: undefined });
}

export const useInviteCode = (): string | undefined => useCode(({ code }) => code);
