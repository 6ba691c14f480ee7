/** An open microphone: how loud it is, and the stream to take from. */
export interface Microphone {
  stream: MediaStream;
  /** Loudness now, 0 to 1. */
  level: () => number;
  close: () => void;
}

/** Asks for the microphone. @throws DOMException when there is none or the person says no */
export async function openMicrophone(): Promise<Microphone> {
  // without the interface at all on plain http: the same as no microphone
  if (!navigator.mediaDevices) throw new DOMException('no media devices', 'NotFoundError');
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: false, noiseSuppression: true, autoGainControl: true },
  });
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    stream,
    level: () => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      // -55 to -10 decibels as 0 to 1: ears hear in these steps
      return Math.max(0, Math.min(1, (10 * Math.log10(power + 1e-9) + 55) / 45));
    },
    close: () => {
      for (const track of stream.getTracks()) track.stop();
      void context.close();
    },
  };
}
