import { type ComponentType, useEffect } from 'react';
import { create } from 'zustand';
import { loadCode } from '#web/shared/connection/load-code.ts';

/** What an action acts on: what the player holds, or a row of the history. */
export type AudioItemSubject = {
  /** Null until the generation is in the history. */
  historyItemId: string | null;
  text: string;
};

/**
 * Something that can be done with a sound wherever it is shown. A feature's `audio-item-actions.ts` exports a list of
 * these under the name `audioItemActions`; the app finds it by its place in the folder and hands it in.
 */
export type AudioItemAction = {
  /** Rises from left to right, and down a menu. */
  order: number;
  /** In the bar of the player; it may show nothing. */
  Button?: ComponentType<{ subject: AudioItemSubject }>;
  /** In the menu of the player on phones, and in the menu of a history row. */
  MenuEntry?: ComponentType<{ subject: AudioItemSubject }>;
  /** Mounted once, above everything: the place of a dialog that outlives a closed menu. */
  Host?: ComponentType;
};

let loadActions: () => Promise<readonly AudioItemAction[]> = async () => [];

const useFound = create<{ actions: readonly AudioItemAction[] }>(() => ({ actions: [] }));

/** Once, at the start: how to get what the features bring. */
export function connectAudioItemActions(load: () => Promise<readonly AudioItemAction[]>): void {
  loadActions = load;
}

let loading: Promise<void> | undefined;

/** Asked for by the first sound that is shown with them. */
export function loadAudioItemActions(): Promise<void> {
  loading ??= loadCode(loadActions).then((found) => {
    useFound.setState({ actions: found.toSorted((a, b) => a.order - b.order) });
  });
  return loading;
}

/** None before they are loaded. */
export const useLoadedActions = (): readonly AudioItemAction[] => useFound(({ actions }) => actions);

export function useAudioItemActions(): readonly AudioItemAction[] {
  useEffect(() => void loadAudioItemActions(), []);
  return useLoadedActions();
}
