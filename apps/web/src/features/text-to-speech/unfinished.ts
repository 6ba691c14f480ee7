import { create } from 'zustand';
import { ApiError } from '#web/shared/api/api-error.ts';
import { call } from '#web/shared/api/call.ts';
import { useSession } from '#web/shared/session/session.ts';
import { readLocal, removeLocal, writeLocal } from '#web/shared/storage/local-store.ts';

const KEY = 'unfinished-generation';

/** Speech that was ordered here and of which the end was not heard yet: the server finishes it all the same. */
export type Unfinished = {
  kind: 'text-to-speech' | 'text-to-dialogue';
  /** Made up here: by it the server is told to stop. */
  name: string;
  text: string;
  startedAtUnix: number;
  /** Known from the first sound on. */
  historyItemId?: string;
};

/** One at a time: whoever orders anew has given the one before up. */
export const useUnfinished = create<{ unfinished: Unfinished | undefined }>(() => ({
  unfinished: readLocal<Unfinished>(KEY),
}));

function change(unfinished: Unfinished | undefined): void {
  useUnfinished.setState({ unfinished });
  if (unfinished) writeLocal(KEY, unfinished);
  else removeLocal(KEY);
}

/** Remembers it before it is ordered; answers its name. */
export function rememberUnfinished(kind: Unfinished['kind'], text: string): string {
  const name = crypto.randomUUID();
  change({ kind, name, text, startedAtUnix: Math.floor(Date.now() / 1000) });
  return name;
}

export function rememberItem(name: string, historyItemId: string | null): void {
  const { unfinished } = useUnfinished.getState();
  if (unfinished?.name === name && historyItemId) change({ ...unfinished, historyItemId });
}

/** It was heard to its end, refused, or given up. */
export function forgetUnfinished(name: string): void {
  if (useUnfinished.getState().unfinished?.name === name) change(undefined);
}

/** A refusal is an end; when the line broke, the server goes on. */
export function forgetWhenRefused(name: string, error: unknown): void {
  if (error instanceof ApiError && error.status !== null) forgetUnfinished(name);
}

/** Leaving alone would have it finished. */
export function stopUnfinished(name: string): void {
  forgetUnfinished(name);
  // one that cannot be told is finished and found in the history
  call('POST /v1/generations/{generation_name}/stop', { params: { generation_name: name } }).catch(
    () => undefined,
  );
}

// whoever signs in next in this tab must not find it
useSession.subscribe(({ hasLeft }) => {
  if (hasLeft) useUnfinished.setState({ unfinished: undefined });
});
