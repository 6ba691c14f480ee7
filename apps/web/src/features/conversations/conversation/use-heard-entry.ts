import { useEffect, useState } from 'react';
import { entryAt } from '#web/features/conversations/conversation/entry-times.ts';
import { useRecordingIsLoaded } from '#web/features/conversations/conversation/play-recording.ts';
import type { Conversation } from '#web/features/conversations/conversations.requests.ts';
import { listenToPosition } from '#web/player/index.ts';

/** The place of the entry that is heard now; -1 while the player holds something else. */
export function useHeardEntry({ conversation_id: id, transcript }: Conversation): number {
  const isLoaded = useRecordingIsLoaded(id);
  const [heard, setHeard] = useState(-1);
  useEffect(() => {
    if (!isLoaded) return;
    const stop = listenToPosition((seconds) => setHeard(entryAt(transcript, seconds)));
    return () => {
      stop();
      setHeard(-1);
    };
  }, [isLoaded, transcript]);
  return heard;
}
