import type { Model } from '@mynah/contract/voices/models';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { changeDraft, useDraft } from '#web/features/text-to-speech/draft.ts';
import { useMessages } from '#web/features/text-to-speech/messages.ts';
import { mp3Formats, ratesOf } from '#web/features/text-to-speech/mp3-formats.ts';
import { SeedField } from '#web/shared/making/seed-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

const AUTO = 'auto';

export function AdvancedFields({ model }: { model: Model | undefined }) {
  const t = useMessages();
  const { languageCode, seed, textNormalization, outputFormat } = useDraft();
  // Open at first where something is set; then the user decides, also when a field is emptied.
  const [startsOpen] = useState(
    [seed, languageCode, textNormalization, outputFormat].some((value) => value !== ''),
  );
  const languages = model?.languages ?? [];
  const isOffered = languages.some(({ language_id }) => language_id === languageCode);
  return (
    <details className="group border-t pt-4" open={startsOpen}>
      <summary className="-mx-2 flex list-none items-center gap-1.5 rounded-md px-2 py-1 font-medium text-13 text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        {t('advanced')}
      </summary>
      <div className="mt-3 flex flex-col gap-4">
        <Field label={t('language')}>
          {(control) => (
            <Select
              {...control}
              aria-label={t('language')}
              value={isOffered ? languageCode : AUTO}
              onChange={(value) => changeDraft({ languageCode: value === AUTO ? '' : value })}
              options={[
                { value: AUTO, label: t('languageAuto') },
                ...languages.map(({ language_id, name }) => ({ value: language_id, label: name })),
              ]}
            />
          )}
        </Field>
        <Field label={t('normalization')} hint={t('normalizationHint')}>
          {(control) => (
            <Select
              {...control}
              aria-label={t('normalization')}
              value={textNormalization || AUTO}
              onChange={(value) => changeDraft({ textNormalization: value === AUTO ? '' : value })}
              options={[
                { value: AUTO, label: t('normalizationAuto') },
                { value: 'on', label: t('normalizationOn') },
                { value: 'off', label: t('normalizationOff') },
              ]}
            />
          )}
        </Field>
        <Field label={t('quality')}>
          {(control) => (
            <Select
              {...control}
              aria-label={t('quality')}
              value={outputFormat || AUTO}
              onChange={(value) => changeDraft({ outputFormat: value === AUTO ? '' : value })}
              options={[
                { value: AUTO, label: t('qualityOf', { rate: '44.1', bitrate: '128' }) },
                ...mp3Formats.map((format) => ({ value: format, label: t('qualityOf', ratesOf(format)) })),
              ]}
            />
          )}
        </Field>
        <SeedField seed={seed} onChange={(value) => changeDraft({ seed: value })} />
      </div>
    </details>
  );
}
