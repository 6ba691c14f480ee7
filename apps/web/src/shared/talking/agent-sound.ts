import { levelOf } from '#web/shared/recording/microphone.ts';
import { decodeSound, type SoundFormat } from '#web/shared/talking/decode-sound.ts';

export interface AgentSound {
  /** Queues a piece of the answer with this number. Returns in how many seconds it is heard. */
  play: (base64: string, eventId: number) => number;
  /** Falls silent at once; pieces of answers up to this one are not heard any more. */
  interrupt: (eventId: number) => void;
  /** Falls silent at once, and plays what comes next. */
  stop: () => void;
  /** Loudness now, 0 to 1. */
  level: () => number;
  close: () => void;
}

/** A little of silence before the first piece: the next one then comes in time. */
const headStartSeconds = 0.06;

/** Plays the pieces of answers one behind the other, each at the very sample at which the former ends. */
export function openAgentSound(format: SoundFormat, onSpeaking: (isSpeaking: boolean) => void): AgentSound {
  const context = new AudioContext();
  void context.resume();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  analyser.connect(context.destination);
  const window = new Float32Array(analyser.fftSize);
  const sources = new Set<AudioBufferSourceNode>();
  let endsAt = 0;
  let silencedUpTo = Number.NEGATIVE_INFINITY;
  const ended = (source: AudioBufferSourceNode): void => {
    if (sources.delete(source) && sources.size === 0) onSpeaking(false);
  };
  const stop = (): void => {
    for (const source of sources) source.stop();
    if (sources.size > 0) onSpeaking(false);
    sources.clear();
    endsAt = 0;
  };
  return {
    play: (base64, eventId) => {
      if (eventId <= silencedUpTo) return 0;
      const samples = decodeSound(base64, format);
      if (samples.length === 0) return 0;
      const buffer = context.createBuffer(1, samples.length, format.sampleRateHz);
      buffer.copyToChannel(samples, 0);
      const source = context.createBufferSource();
      source.buffer = buffer;
      source.connect(analyser);
      source.onended = () => ended(source);
      const at = Math.max(endsAt, context.currentTime + (sources.size === 0 ? headStartSeconds : 0));
      source.start(at);
      endsAt = at + buffer.duration;
      if (sources.size === 0) onSpeaking(true);
      sources.add(source);
      return at - context.currentTime;
    },
    interrupt: (eventId) => {
      silencedUpTo = Math.max(silencedUpTo, eventId);
      stop();
    },
    stop,
    level: () => {
      analyser.getFloatTimeDomainData(window);
      return levelOf(window);
    },
    close: () => {
      sources.clear();
      if (context.state !== 'closed') void context.close();
    },
  };
}
