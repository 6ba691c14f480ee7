import type { OutputFormatName } from '@mynah/audio';
import type { Log } from '../../../../platform/log/log.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { toBase64 } from '../../../../platform/sound/index.ts';
import type { AgentAtVersion } from '../../registry/index.ts';
import type { Events } from '../wire/index.ts';
import type { CallerScope } from './caller-scope.ts';
import { listenOnHold } from './hold-sound.ts';
import type { Waiting } from './wait-for-place.ts';

interface Caller {
  platform: Platform;
  agent: AgentAtVersion;
  log: Log;
  scope: CallerScope;
  events: Events;
  /** Of its sound; undefined where nothing is spoken. */
  format: OutputFormatName | undefined;
  /** Tells it which conversation it is in. */
  greet(): void;
}

/** A caller who, where there is no place at once, learns which conversation it waits for, and hears the hold audio. */
export function mayWait({ greet, format, events, scope, ...caller }: Caller): Waiting {
  const hold = (): (() => void) => {
    const { client_events, monitoring_events } = caller.agent.conversationConfig.conversation;
    // nobody talks yet who would say what the client is told
    events.list(client_events, monitoring_events);
    greet();
    if (!format) return () => {};
    return listenOnHold({ ...caller, format }, (bytes) =>
      events.emit({ type: 'audio', audio_event: { audio_base_64: toBase64(bytes), event_id: 0 } }),
    );
  };
  return { scope, hold };
}
