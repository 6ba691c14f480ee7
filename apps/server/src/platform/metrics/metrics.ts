import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus figures of this process. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    httpSeconds: new Histogram({
      name: 'mynah_http_request_seconds',
      help: 'Time to the end of the answer',
      labelNames: ['route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 1, 2, 5, 15, 60],
      registers,
    }),
    firstAudioSeconds: new Histogram({
      name: 'mynah_speech_first_audio_seconds',
      help: 'Time from the request to its first audio',
      labelNames: ['engine'],
      buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 2, 5],
      registers,
    }),
    speechSeconds: new Counter({
      name: 'mynah_speech_audio_seconds_total',
      help: 'Seconds of speech that were made',
      labelNames: ['engine'],
      registers,
    }),
    engineQueue: new Gauge({
      name: 'mynah_engine_queue_length',
      help: 'Segments that wait for an engine',
      registers,
    }),
    taskQueue: new Gauge({
      name: 'mynah_task_queue_length',
      help: 'Steps of other work (transcription, music, ...) that wait for an engine',
      registers,
    }),
    engineRestarts: new Counter({
      name: 'mynah_engine_restarts_total',
      help: 'Engine processes that had to be started again',
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
