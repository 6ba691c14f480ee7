import { conversationKey } from '#web/features/conversations/conversations.requests.ts';
import { message } from '#web/features/conversations/messages.ts';
import { playerItem, playUrl, seek, togglePlay, usePlayer } from '#web/player/index.ts';
import { request } from '#web/shared/api/call.ts';
import { toast } from '#web/ui/toast.tsx';

const sounds = new Map<string, Promise<{ blob: Blob; url: string }>>();

/** Fetched once a page: its address asks for who is signed in, so no element can fetch it. */
function recordingOf(conversationId: string): Promise<{ blob: Blob; url: string }> {
  const known = sounds.get(conversationId) ?? fetchRecording(conversationId);
  sounds.set(conversationId, known);
  known.catch(() => sounds.delete(conversationId));
  return known;
}

async function fetchRecording(conversationId: string): Promise<{ blob: Blob; url: string }> {
  const answer = await request('GET /v1/convai/conversations/{conversation_id}/audio', {
    params: { conversation_id: conversationId },
  });
  const blob = await answer.blob();
  return { blob, url: URL.createObjectURL(blob) };
}

export const loadRecording = async (conversationId: string): Promise<Blob> =>
  (await recordingOf(conversationId)).blob;

interface Recorded {
  conversationId: string;
  title: string;
  durationSeconds: number;
}

const isLoaded = (conversationId: string): boolean => {
  const { item, phase } = usePlayer.getState();
  return item?.id === playerIdOf(conversationId) && phase !== 'failed';
};

const playerIdOf = (conversationId: string): string => conversationKey(conversationId).join(' ');

/** True while it is heard. */
export const useRecordingPlays = (conversationId: string): boolean =>
  usePlayer(({ item, isPlaying }) => isPlaying && item?.id === playerIdOf(conversationId));

/** Whether the player holds it, playing or not. */
export const useRecordingIsLoaded = (conversationId: string): boolean =>
  usePlayer(({ item }) => item?.id === playerIdOf(conversationId));

/** Through the app's one player; a second press pauses it. */
export async function toggleRecording(recorded: Recorded): Promise<void> {
  if (isLoaded(recorded.conversationId)) return togglePlay();
  await playFrom(recorded, 0);
}

/** From a moment on, in seconds. */
export async function playFrom(recorded: Recorded, seconds: number): Promise<void> {
  const { conversationId, title, durationSeconds } = recorded;
  if (isLoaded(conversationId)) {
    seek(seconds);
    if (!usePlayer.getState().isPlaying) togglePlay();
    return;
  }
  try {
    const { blob, url } = await recordingOf(conversationId);
    const info = { title, durationMs: durationSeconds * 1000 };
    playUrl(playerItem({ id: playerIdOf(conversationId), type: 'conversation', info }), url, {
      bytes: blob,
      startAt: seconds,
    });
  } catch {
    toast.error(message('recordingFailed'));
  }
}
