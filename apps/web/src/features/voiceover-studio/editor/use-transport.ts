import { useEffect, useState } from 'react';
import type { Editor } from '#web/features/voiceover-studio/editor/editor-store.ts';
import { message } from '#web/features/voiceover-studio/messages.ts';
import { fetchFile } from '#web/features/voiceover-studio/voiceovers.requests.ts';
import { togglePlay, usePlayer } from '#web/player/index.ts';
import { Transport } from '#web/shared/timeline/playback/transport.ts';
import { toast } from '#web/ui/toast.tsx';

/** Plays what the editor holds; it and the player of the app are silent in turns. */
export function useTransport(editor: Editor): Transport {
  const [transport] = useState(() => openTransport(editor));
  useEffect(() => {
    const show = () => {
      const { history, files } = editor.store.getState();
      transport.setTimeline(history.present, files);
    };
    show();
    const stopFollowing = editor.store.subscribe((now, before) => {
      if (now.history.present !== before.history.present || now.files !== before.files) show();
    });
    const stopListening = usePlayer.subscribe(({ isPlaying }) => isPlaying && transport.pause());
    return () => {
      stopFollowing();
      stopListening();
      transport.close();
    };
  }, [editor, transport]);
  return transport;
}

function openTransport(editor: Editor): Transport {
  const transport: Transport = new Transport({
    fetchFile: async (fileId) => (await fetchFile(editor.projectId, fileId)).arrayBuffer(),
    onUnreadable: (fileId) => {
      const name = editor.store.getState().files.get(fileId)?.name ?? '';
      toast.error(message('unreadable', { name }));
    },
    onChange: () => {
      const { isPlaying } = transport;
      if (isPlaying && usePlayer.getState().isPlaying) togglePlay();
      editor.store.setState({ isPlaying, playheadMs: transport.nowMs });
    },
  });
  return transport;
}
