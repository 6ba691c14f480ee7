import { useEffect, useState } from 'react';
import { fetchTake } from '#web/features/dubbing/editor/editor.requests.ts';
import type { Editor } from '#web/features/dubbing/editor/editor-store.ts';
import type { OpenedDub } from '#web/features/dubbing/editor/opened-dub.ts';
import { filesOfDub, soundsOf } from '#web/features/dubbing/editor/sounds-of.ts';
import { message } from '#web/features/dubbing/messages.ts';
import { togglePlay, usePlayer } from '#web/player/index.ts';
import { Transport } from '#web/shared/timeline/playback/transport.ts';
import { toast } from '#web/ui/toast.tsx';

/** Plays what the editor holds; it and the player of the app are silent in turns. */
export function useTransport(editor: Editor, dub: OpenedDub): Transport {
  const [transport] = useState(() => openTransport(editor));
  const { durationMs: lengthMs } = dub;
  useEffect(() => {
    const show = () => {
      const { history, facts, hears } = editor.store.getState();
      transport.setTimeline(soundsOf(history.present, { facts, hears, lengthMs }), filesOfDub);
    };
    show();
    const stopFollowing = editor.store.subscribe((now, before) => {
      const isOther =
        now.history.present !== before.history.present ||
        now.facts !== before.facts ||
        now.hears !== before.hears;
      if (isOther) show();
    });
    const stopListening = usePlayer.subscribe(({ isPlaying }) => isPlaying && transport.pause());
    return () => {
      stopFollowing();
      stopListening();
      transport.close();
    };
  }, [editor, transport, lengthMs]);
  return transport;
}

function openTransport(editor: Editor): Transport {
  const transport: Transport = new Transport({
    fetchFile: async (takeId) => (await fetchTake(editor.address, takeId)).arrayBuffer(),
    onUnreadable: () => toast.error(message('takeUnreadable')),
    onChange: () => {
      const { isPlaying } = transport;
      if (isPlaying && usePlayer.getState().isPlaying) togglePlay();
      editor.store.setState({ isPlaying, playheadMs: transport.nowMs });
    },
  });
  return transport;
}
