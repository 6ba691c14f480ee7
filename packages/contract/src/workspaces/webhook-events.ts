/** What webhooks are told of (WSP-071). */
export const webhookEvents = [
  'post_call_transcription',
  'post_call_audio',
  'call_initiation_failure',
  'transcription_completed',
  'voice_removal_notice',
  'dubbing_completed',
  'dubbing_project_ready',
  'dubbing_project_failed',
  'dubbing_language_completed',
  'dubbing_language_failed',
  'flows',
] as const;
/** The public API's events that nothing on this server tells of. */
const eventsOfOthers = ['agent_qa'] as const;
/** What a webhook may choose to be told of. */
export const chosenEvents = [...webhookEvents, ...eventsOfOthers] as const;
export type WebhookEvent = (typeof chosenEvents)[number];
/** What a delivery can be of: a test is sent when somebody asks for one. */
export const deliveryTypes = [...webhookEvents, 'webhook.test'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];
