import { Plus, X } from 'lucide-react';
import { Controller, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useMessages } from '#web/features/voice-library/messages.ts';
import type { PublishForm } from '#web/features/voice-library/sharing/publish-form.ts';
import { FormSwitch } from '#web/features/voice-library/sharing/term-fields.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

/** Whether reading apps may use the voice, and for which texts. */
export function ReaderFields({ form }: { form: UseFormReturn<PublishForm> }) {
  const t = useMessages();
  return (
    <fieldset className="flex flex-col gap-4 rounded-xl border p-4">
      <legend className="sr-only">{t('reader')}</legend>
      <FormSwitch form={form} name="reader" label={t('reader')} hint={t('readerHint')} />
      {form.watch('reader') && <Restrictions form={form} />}
    </fieldset>
  );
}

function Restrictions({ form }: { form: UseFormReturn<PublishForm> }) {
  const t = useMessages();
  const rows = useFieldArray({ control: form.control, name: 'restrictions' });
  return (
    <div className="flex flex-col gap-2">
      <p className="text-12 text-ink-3">{t(rows.fields.length === 0 ? 'readerAll' : 'readerSome')}</p>
      {rows.fields.map((row, index) => (
        <div key={row.id} className="flex gap-2">
          <Controller
            control={form.control}
            name={`restrictions.${index}.resource_type`}
            render={({ field }) => (
              <Select
                aria-label={t('readerKind')}
                className="w-36!"
                value={field.value}
                onChange={field.onChange}
                options={[
                  { value: 'read', label: t('readerRead') },
                  { value: 'collection', label: t('readerCollection') },
                ]}
              />
            )}
          />
          <Input
            {...form.register(`restrictions.${index}.resource_id`)}
            aria-label={t('readerId')}
            placeholder={t('readerId')}
            autoComplete="off"
          />
          <IconButton label={t('readerRemove')} onClick={() => rows.remove(index)}>
            <X aria-hidden />
          </IconButton>
        </div>
      ))}
      <Button
        size="sm"
        className="self-start"
        onClick={() => rows.append({ resource_type: 'read', resource_id: '' })}
      >
        <Plus aria-hidden />
        {t('readerAdd')}
      </Button>
    </div>
  );
}
