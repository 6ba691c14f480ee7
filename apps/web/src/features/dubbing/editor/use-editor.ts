import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Line } from '#web/features/dubbing/document/dub-document.ts';
import { lineOf } from '#web/features/dubbing/document/dub-document.ts';
import type { LineFacts } from '#web/features/dubbing/document/line-facts.ts';
import type { Editor, EditorState } from '#web/features/dubbing/editor/editor-store.ts';
import type { OpenedDub } from '#web/features/dubbing/editor/opened-dub.ts';
import type { Transport } from '#web/shared/timeline/playback/transport.ts';
import type { Playhead } from '#web/shared/timeline/use-playhead.ts';

export interface OpenDub {
  editor: Editor;
  transport: Transport;
  dub: OpenedDub;
  canEdit: boolean;
}

const Context = createContext<OpenDub | undefined>(undefined);
export const OpenDubProvider = Context.Provider;

export function useOpenDub(): OpenDub {
  const open = useContext(Context);
  if (!open) throw new Error('No dub is open here.');
  return open;
}

export function useEditorState<Value>(read: (state: EditorState) => Value): Value {
  return useStore(useOpenDub().editor.store, read);
}

export const useDocument = () => useEditorState(({ history }) => history.present);

export const useChosenLine = (): Line | undefined =>
  useEditorState(({ history, chosenId }) => lineOf(history.present, chosenId));

export const useFacts = (lineId: string): LineFacts | undefined =>
  useEditorState(({ facts }) => facts.get(lineId));

/** Whoever asked for it. */
export const useIsMaking = (lineId: string): boolean =>
  useEditorState(({ making, facts }) => making.has(lineId) || facts.get(lineId)?.isMaking === true);

export function usePlayhead(): Playhead {
  const { readNowMs } = useOpenDub().transport;
  const isPlaying = useEditorState((state) => state.isPlaying);
  return { isPlaying, restsAtMs: useEditorState((state) => state.playheadMs), readNowMs };
}
