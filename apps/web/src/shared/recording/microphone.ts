/** An open microphone: how loud it is, and the stream to take from. */
export interface Microphone {
  stream: MediaStream;
  /** Loudness now, 0 to 1. */
  level: () => number;
  close: () => void;
}

/**
 * `words`: as a call would send them. `sound`: as the microphone hears it, for a result that is listened to. `call`:
 * while somebody else is heard, who must not hear themselves.
 */
export type MicrophoneUse = 'words' | 'sound' | 'call';

const constraints: Record<MicrophoneUse, MediaTrackConstraints> = {
  words: { channelCount: 1, echoCancellation: false, noiseSuppression: true, autoGainControl: true },
  call: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  sound: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
};

/** Asks for the microphone. @throws DOMException when there is none or the person says no */
export async function openMicrophone(use: MicrophoneUse): Promise<Microphone> {
  // without the interface at all on plain http: the same as no microphone
  if (!navigator.mediaDevices) throw new DOMException('no media devices', 'NotFoundError');
  const stream = await navigator.mediaDevices.getUserMedia({ audio: constraints[use] });
  const meter = meterOf(stream);
  return {
    stream,
    level: meter.level,
    close: () => {
      for (const track of stream.getTracks()) track.stop();
      meter.close();
    },
  };
}

/** How loud a stream is now, 0 to 1. */
export function meterOf(stream: MediaStream): { level: () => number; close: () => void } {
  const context = new AudioContext();
  // made after a wait for the permission, it may begin asleep
  void context.resume();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level: () => {
      analyser.getFloatTimeDomainData(samples);
      return levelOf(samples);
    },
    close: () => void context.close(),
  };
}

/** -55 to -10 decibels as 0 to 1: ears hear in these steps. */
export function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return Math.max(0, Math.min(1, (10 * Math.log10(power + 1e-9) + 55) / 45));
}
