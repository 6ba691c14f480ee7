import type { Actor } from '../../../platform/http/index.ts';
import type { MediaFile } from '../../../platform/media/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SoundInTheMaking } from '../../../platform/sound/index.ts';
import { announceTo } from '../generation/index.ts';
import { isolateRecording } from './actions/isolate-recording.ts';
import type { IsolationOrder } from './isolation-job.ts';

/** What an isolation needs of an HTTP call. */
interface IsolationCall {
  platform: Platform;
  actor: Actor;
  requestId: string;
  signal: AbortSignal;
  setHeader(name: string, value: string | number): void;
}

/** Begins and sets the headers: what is wrong with the recording is known before the first byte leaves. */
export async function beginIsolation(
  call: IsolationCall,
  order: IsolationOrder & { file: MediaFile },
): Promise<SoundInTheMaking> {
  const { platform, actor, requestId, signal } = call;
  const { onConcurrency, onGeneration } = announceTo(call);
  const isolated = await isolateRecording(platform, actor, order, { requestId, signal, onConcurrency });
  onGeneration(isolated);
  return isolated;
}
