import { message } from '#web/features/voice-design/messages.ts';

const known = [
  'female',
  'male',
  'neutral',
  'young',
  'middle_aged',
  'old',
  'narration',
  'conversational',
  'characters',
  'social_media',
  'entertainment_tv',
  'advertisement',
  'informative_educational',
] as const;

/** How a label's value is read. */
export function labelName(value: string): string {
  const name = known.find((each) => each === value);
  return name ? message(name) : value.charAt(0).toUpperCase() + value.slice(1);
}
