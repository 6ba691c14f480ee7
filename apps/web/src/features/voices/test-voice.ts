import type { Voice } from '@mynah/contract/voices/voices';
import { type PickerVoice, toPickerVoice } from '#web/features/voices/picker-voice.ts';

/** A voice of the API with the fields that no voice lacks; for tests. */
export const bareVoice = (parts: Partial<Voice>): Voice =>
  ({ voice_id: 'v', name: 'Voice', category: 'premade', ...parts }) as Voice;

/** A voice of the picker, for tests. */
export const pickerVoice = (parts: Partial<PickerVoice> = {}): PickerVoice => ({
  ...toPickerVoice(bareVoice({})),
  ...parts,
});
