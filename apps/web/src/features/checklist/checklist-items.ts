import type { ChecklistItemId } from '@mynah/contract/accounts/onboarding';
import type { ProductEvent } from '@mynah/contract/product-events/product-events';

/** The document of the API stands beside the app. */
export const API_DOCUMENT = '/docs';

/** Where each step is taken (NOT-036). */
export const ITEM_LINKS: Record<ChecklistItemId, string> = {
  generate_text_to_speech: '/app/speech-synthesis/text-to-speech',
  generate_speech_to_speech: '/app/speech-synthesis/speech-to-speech',
  add_voice_to_voice_lab: '/app/voice-library',
  design_voice: '/app/voice-lab',
  create_dub: '/app/dubbing',
  join_affiliate: '/affiliates',
  generate_api_key: API_DOCUMENT,
};

const ITEMS_BY_EVENT: Partial<Record<ProductEvent['name'], ChecklistItemId>> = {
  voice_added_to_lab: 'add_voice_to_voice_lab',
  voice_design_created: 'design_voice',
  dub_created: 'create_dub',
  affiliate_link_generated: 'join_affiliate',
  api_key_unhidden: 'generate_api_key',
};

/** The step that a product event completes (NOT-025 to NOT-031). */
export function itemOf({ name, properties }: ProductEvent): ChecklistItemId | undefined {
  if (name !== 'speech_generation_started') return ITEMS_BY_EVENT[name];
  if (properties?.task === 'text-to-speech') return 'generate_text_to_speech';
  return properties?.task === 'speech-to-speech' ? 'generate_speech_to_speech' : undefined;
}
