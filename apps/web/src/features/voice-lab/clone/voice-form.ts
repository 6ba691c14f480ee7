import { voiceAges, voiceGenders, voiceUseCases } from '@mynah/contract/voices/voice-label-values';
import type { Voice } from '@mynah/contract/voices/voices';
import * as z from 'zod/mini';
import type { VoiceDetails } from '#web/features/voice-lab/lab.requests.ts';
import { message } from '#web/features/voice-lab/messages.ts';
import { languageName } from '#web/shared/format/language-name.ts';
import { asTitle } from '#web/shared/voices/voice-labels.ts';

const label = z.string().check(z.trim(), z.maxLength(100, message('labelTooLong')));

/** VOI-022: five labels, which a voice may have. */
export const voiceFormSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, message('nameMissing')), z.maxLength(100, message('nameTooLong'))),
  description: z.string().check(z.trim(), z.maxLength(500, message('descriptionTooLong'))),
  labels: z.object({ accent: label, language: label, gender: label, age: label, use_case: label }),
});
export type VoiceFormValues = z.infer<typeof voiceFormSchema>;

/** Those with a choice; the accent is in any words. */
export const labelNames = ['language', 'gender', 'age', 'use_case'] as const;

const languages = ['en', 'es', 'fr', 'hi', 'it', 'ja', 'pt', 'zh', 'de', 'pl', 'nl', 'tr', 'ar', 'ru', 'ko'];
const titled = (values: readonly string[]) => values.map((value) => ({ value, label: asTitle(value) }));

export const labelChoices: Record<(typeof labelNames)[number], () => { value: string; label: string }[]> = {
  language: () => languages.map((value) => ({ value, label: languageName(value) })),
  gender: () => titled(voiceGenders),
  age: () => titled(voiceAges),
  use_case: () => titled(voiceUseCases),
};

export const emptyVoice: VoiceFormValues = {
  name: '',
  description: '',
  labels: { accent: '', language: '', gender: '', age: '', use_case: '' },
};

export function formOfVoice({ name, description, labels }: Voice): VoiceFormValues {
  const known = { ...emptyVoice.labels };
  for (const key of Object.keys(known) as (keyof typeof known)[]) known[key] = labels[key] ?? '';
  return { name, description: description ?? '', labels: known };
}

/** What is empty is no label; labels that this form does not know stay as they are. */
export function detailsOf(
  { name, description, labels }: VoiceFormValues,
  former: Readonly<Record<string, string>> = {},
): VoiceDetails {
  const others = Object.entries(former).filter(([key]) => !(key in emptyVoice.labels));
  const given = Object.entries(labels).filter(([, value]) => value !== '');
  return { name, description, labels: Object.fromEntries([...given, ...others]) };
}
