import type { LiveOrder } from '#web/features/dubbing/live/live-order.ts';
import { meterOf, openMicrophone } from '#web/shared/recording/microphone.ts';

/** Speech that comes in. */
export interface LiveInput {
  stream: MediaStream;
  /** Loudness now, 0 to 1. */
  level: () => number;
  /** Plays what is a file, once it is listened to; others are heard anyway. @throws DOMException */
  begin: () => Promise<void>;
  /** Called when nothing more comes: the file is over, or sharing was stopped. */
  onEnd: (end: () => void) => void;
  close: () => void;
}

/** Browsers of phones share no tabs. */
export const canShareTab = (): boolean =>
  navigator.mediaDevices !== undefined && 'getDisplayMedia' in navigator.mediaDevices;

/** @throws DOMException where there is none, or the person says no; `NotFoundError` for a tab without sound */
export function openInput({ from, file }: Pick<LiveOrder, 'from' | 'file'>): Promise<LiveInput> {
  if (from === 'tab') return openTab();
  return from === 'file' && file ? openFile(file) : openCall();
}

async function openCall(): Promise<LiveInput> {
  // the translation is heard meanwhile, and must not be translated itself
  const microphone = await openMicrophone('call');
  return { ...microphone, begin: async () => undefined, onEnd: () => undefined };
}

async function openTab(): Promise<LiveInput> {
  const shared = await navigator.mediaDevices.getDisplayMedia({ audio: true, video: true });
  const [sound] = shared.getAudioTracks();
  if (!sound) {
    stopAll(shared);
    throw new DOMException('no sound is shared', 'NotFoundError');
  }
  // the picture is asked for because browsers share nothing without it
  for (const track of shared.getVideoTracks()) track.stop();
  const stream = new MediaStream([sound]);
  const meter = meterOf(stream);
  return {
    stream,
    level: meter.level,
    begin: async () => undefined,
    onEnd: (end) => sound.addEventListener('ended', end),
    close: () => {
      stopAll(shared);
      meter.close();
    },
  };
}

/** So loud the original of a file is heard beside its translation. */
const originalGain = 0.15;

async function openFile(file: File): Promise<LiveInput> {
  const address = URL.createObjectURL(file);
  const audio = new Audio(address);
  const context = new AudioContext();
  const source = context.createMediaElementSource(audio);
  const out = context.createMediaStreamDestination();
  const quiet = context.createGain();
  quiet.gain.value = originalGain;
  source.connect(out);
  source.connect(quiet).connect(context.destination);
  const meter = meterOf(out.stream);
  return {
    stream: out.stream,
    level: meter.level,
    begin: async () => {
      await context.resume();
      await audio.play();
    },
    onEnd: (end) => audio.addEventListener('ended', end),
    close: () => {
      audio.pause();
      URL.revokeObjectURL(address);
      meter.close();
      void context.close();
    },
  };
}

function stopAll(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
