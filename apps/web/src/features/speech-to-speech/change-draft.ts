import { create } from 'zustand';
import { computePeaks, decodeAudio } from '#web/shared/sound/peaks.ts';

/** The recording that is to be changed. It lives outside the page: coming back finds it. */
export interface Source {
  id: string;
  file: Blob;
  name: string;
  /** For the player, while the recording is here. */
  url: string;
  /** Undefined until it was read, and for what a browser cannot read (the server may). */
  sound: { peaks: Float32Array; seconds: number } | undefined;
}

interface ChangeDraft {
  source: Source | undefined;
  removesNoise: boolean;
  seed: string;
}

export const useChangeDraft = create<ChangeDraft>(() => ({
  source: undefined,
  removesNoise: false,
  seed: '',
}));

export const changeSettings = (change: Partial<Omit<ChangeDraft, 'source'>>): void =>
  useChangeDraft.setState(change);

/** A browser takes ten times a file's size to read it; beyond this the picture is left out. */
const mostReadBytes = 40_000_000;
const picturePeaks = 800;
const rateHz = 44_100;

export function setSource(file: Blob, name: string): Source {
  clearSource();
  const source: Source = {
    id: `source:${crypto.randomUUID()}`,
    file,
    name,
    url: URL.createObjectURL(file),
    sound: undefined,
  };
  useChangeDraft.setState({ source });
  void readSound(source);
  return source;
}

export function clearSource(): void {
  const { source } = useChangeDraft.getState();
  if (source) URL.revokeObjectURL(source.url);
  useChangeDraft.setState({ source: undefined });
}

async function readSound(source: Source): Promise<void> {
  if (source.file.size > mostReadBytes) return;
  try {
    const samples = (await decodeAudio(await source.file.arrayBuffer())).getChannelData(0);
    const sound = { peaks: computePeaks(samples, picturePeaks), seconds: samples.length / rateHz };
    if (useChangeDraft.getState().source?.id === source.id) {
      useChangeDraft.setState({ source: { ...source, sound } });
    }
  } catch (cause) {
    // what this browser cannot read the server may: there is only no picture
    console.error('no waveform for this recording', cause);
  }
}
