import type { WebhookEvent } from './webhook-events.ts';

/**
 * Which part of the server tells which event (WSP-071): the one list. The app offers these and no other, and
 * `deliverEvent` takes no other, so a feature that tells a new event adds its line here. What the API accepts is
 * wider: a webhook may choose an event ahead of its time.
 */
const senders = {
  post_call_transcription: 'agents/conversations',
  post_call_audio: 'agents/conversations',
  call_initiation_failure: 'agents/conversations',
  transcription_completed: 'speech/speech-to-text',
  dubbing_completed: 'dubbing',
  dubbing_project_ready: 'dubbing',
  dubbing_project_failed: 'dubbing',
  dubbing_language_completed: 'dubbing',
  dubbing_language_failed: 'dubbing',
  voice_removal_notice: 'voices/library',
  flows: 'speech/flows',
} as const satisfies Partial<Record<WebhookEvent, string>>;

export type SentWebhookEvent = keyof typeof senders;
const isSent = (name: string): name is SentWebhookEvent => name in senders;
export const sentWebhookEvents: readonly SentWebhookEvent[] = Object.keys(senders).filter(isSent);
