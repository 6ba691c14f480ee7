import { useEffect, useRef, useState } from 'react';
import { heardStems, StemMixer } from '#web/features/music/stems/stem-mixer.ts';
import { togglePlay, usePlayer } from '#web/player/index.ts';
import { request } from '#web/shared/api/call.ts';

/** Shown in tenths of a second. */
const tickMs = 100;

/** The stems of a song, fetched one after the other: each is rendered when it is asked for. */
export function useStems(songId: string, names: readonly string[]) {
  const [loaded, setLoaded] = useState(0);
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const [muted, setMuted] = useState<ReadonlySet<string>>(new Set());
  const [alone, setAlone] = useState<ReadonlySet<string>>(new Set());
  const [course, setCourse] = useState({ seconds: 0, length: 0, isPlaying: false });
  const mixer = useRef<StemMixer | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads anew
  useEffect(() => {
    const own = new StemMixer();
    const controller = new AbortController();
    mixer.current = own;
    setLoaded(0);
    setError(undefined);
    load(own, { songId, names, signal: controller.signal, onLoaded: setLoaded }).catch((cause) => {
      if (!controller.signal.aborted) setError(cause);
    });
    const timer = setInterval(
      () => setCourse({ seconds: own.seconds, length: own.length, isPlaying: own.isPlaying }),
      tickMs,
    );
    return () => {
      controller.abort();
      clearInterval(timer);
      own.close();
    };
  }, [songId, names, attempt]);
  useEffect(() => {
    // the app's player and the stems are not heard at once
    return usePlayer.subscribe(({ isPlaying }) => isPlaying && mixer.current?.pause());
  }, []);
  useEffect(() => {
    if (loaded > 0) mixer.current?.hear(heardStems(names, { muted, alone }));
  }, [names, loaded, muted, alone]);
  return {
    ...course,
    ...{ loaded, error, muted, alone },
    retry: () => setAttempt((count) => count + 1),
    toggleMuted: (name: string) => setMuted(toggled(muted, name)),
    toggleAlone: (name: string) => setAlone(toggled(alone, name)),
    seek: (seconds: number) => mixer.current?.seek(seconds),
    toggle: () => {
      if (mixer.current?.isPlaying) return mixer.current.pause();
      if (usePlayer.getState().isPlaying) togglePlay();
      mixer.current?.play();
    },
  };
}

interface LoadOptions {
  songId: string;
  names: readonly string[];
  signal: AbortSignal;
  onLoaded: (count: number) => void;
}

async function load(mixer: StemMixer, { songId, names, signal, onLoaded }: LoadOptions): Promise<void> {
  for (const [index, name] of names.entries()) {
    await mixer.add(
      name,
      await (
        await request('GET /v1/music/songs/{song_id}/stems/{stem}', {
          params: { song_id: songId, stem: name },
          signal,
        })
      ).arrayBuffer(),
    );
    if (signal.aborted) return;
    onLoaded(index + 1);
  }
}

function toggled(set: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(name)) next.add(name);
  return next;
}
