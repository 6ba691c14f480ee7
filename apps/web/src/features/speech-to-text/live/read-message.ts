export type LiveEvent =
  /** The line stands; engines may have to be loaded first. */
  | { type: 'connected' }
  | { type: 'loading' }
  | { type: 'ready' }
  /** What is being said; replaced by the next one. */
  | { type: 'partial'; text: string }
  /** What was said, for good. */
  | { type: 'committed'; text: string }
  /** All was said and written down. */
  | { type: 'ended' }
  | { type: 'failed'; text: string };

interface ReadMessage {
  /** Undefined for messages that a reader need not see. */
  event?: LiveEvent;
  /** It answers the commit with which we ended. */
  isLast: boolean;
}

/** A message of the server. */
export function readMessage(data: string): ReadMessage {
  const message = JSON.parse(data) as Record<string, string | undefined>;
  return { event: eventOf(message), isLast: message.committed_by === 'client' };
}

function eventOf({ message_type: type, text = '', state, error }: Record<string, string | undefined>) {
  if (type === 'session_started') return { type: 'connected' } as const;
  if (type === 'engine_status') return { type: state === 'ready' ? 'ready' : 'loading' } as const;
  if (type === 'partial_transcript' || type === 'final_transcript') return { type: 'partial', text } as const;
  if (type === 'committed_transcript') return { type: 'committed', text } as const;
  return error === undefined ? undefined : ({ type: 'failed', text: error } as const);
}
