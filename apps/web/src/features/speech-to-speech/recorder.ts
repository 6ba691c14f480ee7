/** A recording that runs: the owner stops it, or drops it. */
export interface Recorder {
  /** Calls back with the loudness (0 to 1) on every frame, until the recording ends. */
  listen(listener: (level: number) => void): void;
  /** Ends it and gives what was recorded. */
  stop(): Promise<Blob>;
  /** Ends it and forgets it. */
  drop(): void;
}

/** Opens the microphone. @throws DOMException when the person or the machine has none to give */
export async function startRecorder(): Promise<Recorder> {
  // the voice as it is: what a call does to a voice (echo, gain) would be heard in the result
  const constraints = { echoCancellation: false, autoGainControl: false, noiseSuppression: false };
  const stream = await navigator.mediaDevices.getUserMedia({ audio: constraints });
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const meter = openMeter(stream);
  const close = (): void => {
    meter.close();
    for (const track of stream.getTracks()) track.stop();
  };
  const ended = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => resolve(), { once: true });
  });
  recorder.start(1000);
  return {
    listen: meter.listen,
    async stop() {
      recorder.stop();
      await ended;
      close();
      return new Blob(parts, { type: recorder.mimeType });
    },
    drop() {
      if (recorder.state !== 'inactive') recorder.stop();
      close();
    },
  };
}

function openMeter(stream: MediaStream) {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  // a context made after a wait for the permission may begin asleep
  void context.resume();
  const samples = new Float32Array(analyser.fftSize);
  let frame = 0;
  return {
    listen(listener: (level: number) => void) {
      const tick = (): void => {
        analyser.getFloatTimeDomainData(samples);
        listener(levelOf(samples));
        frame = requestAnimationFrame(tick);
      };
      tick();
    },
    close() {
      cancelAnimationFrame(frame);
      void context.close();
    },
  };
}

/** From -60 dB to full scale, as the ear hears steps. */
export function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return Math.min(1, Math.max(0, 1 + (10 * Math.log10(power + 1e-12)) / 60));
}
