import captureUrl from '#web/shared/recording/capture.worklet.ts?worker&url';

/** What speech needs; more is sent only where the browser can give nothing else. */
const wantedHz = 16_000;

export interface Capture {
  sampleRateHz: number;
  /** May be called again. */
  stop: () => void;
}

/** Hands out the microphone's sound as 16-bit blocks of a tenth of a second. */
export async function captureSound(stream: MediaStream, take: (block: Int16Array) => void): Promise<Capture> {
  const { context, source } = openContext(stream);
  try {
    await context.audioWorklet.addModule(captureUrl);
    const processorOptions = { blockSamples: Math.round(context.sampleRate / 10) };
    const capture = new AudioWorkletNode(context, 'capture', { numberOfOutputs: 0, processorOptions });
    capture.port.onmessage = ({ data }: MessageEvent<Int16Array>) => take(data);
    source.connect(capture);
    await context.resume();
  } catch (cause) {
    void context.close();
    throw cause;
  }
  const stop = () => {
    if (context.state !== 'closed') void context.close();
  };
  return { sampleRateHz: context.sampleRate, stop };
}

function openContext(stream: MediaStream) {
  const context = new AudioContext({ sampleRate: wantedHz });
  try {
    return { context, source: context.createMediaStreamSource(stream) };
  } catch {
    // some browsers take a microphone at its own rate only
    void context.close();
    const own = new AudioContext();
    return { context: own, source: own.createMediaStreamSource(stream) };
  }
}
