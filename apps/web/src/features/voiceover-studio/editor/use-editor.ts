import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Editor, EditorState } from '#web/features/voiceover-studio/editor/editor-store.ts';
import type { Transport } from '#web/shared/timeline/playback/transport.ts';
import type { Playhead } from '#web/shared/timeline/use-playhead.ts';

export interface OpenVoiceover {
  editor: Editor;
  transport: Transport;
  name: string;
  canEdit: boolean;
}

const Context = createContext<OpenVoiceover | undefined>(undefined);
export const OpenVoiceoverProvider = Context.Provider;

export function useOpenVoiceover(): OpenVoiceover {
  const open = useContext(Context);
  if (!open) throw new Error('No voiceover is open here.');
  return open;
}

export function useEditorState<Value>(read: (state: EditorState) => Value): Value {
  return useStore(useOpenVoiceover().editor.store, read);
}

export function usePlayhead(): Playhead {
  const { readNowMs } = useOpenVoiceover().transport;
  const isPlaying = useEditorState((state) => state.isPlaying);
  return { isPlaying, restsAtMs: useEditorState((state) => state.playheadMs), readNowMs };
}

export const useTimeline = () => useEditorState(({ history }) => history.present);
