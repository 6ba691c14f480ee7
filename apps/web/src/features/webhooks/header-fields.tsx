import { Plus, X } from 'lucide-react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useMessages } from '#web/features/webhooks/messages.ts';
import type { WebhookForm } from '#web/features/webhooks/webhook-form.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';

/** Rows of names and values; the value of a header that is there is typed anew or left as it is. */
export function HeaderFields({ form }: { form: UseFormReturn<WebhookForm> }) {
  const t = useMessages();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'headers' });
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="font-medium text-13">{t('headers')}</legend>
      <p className="text-12 text-ink-3">{t('headersHint')}</p>
      {fields.map((field, index) => {
        const number = index + 1;
        const fault = form.formState.errors.headers?.[index]?.name?.message;
        return (
          <div key={field.id} className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <Input
                {...form.register(`headers.${index}.name`)}
                aria-label={t('headerName', { number })}
                aria-invalid={fault ? true : undefined}
                placeholder={t('headerNamePlaceholder')}
                readOnly={field.isKept}
                autoComplete="off"
              />
              {fault && (
                <p role="alert" className="mt-1 text-12 text-danger">
                  {fault}
                </p>
              )}
            </div>
            <Input
              {...form.register(`headers.${index}.value`)}
              aria-label={t('headerValue', { number })}
              placeholder={field.isKept ? t('headerKept') : t('headerValuePlaceholder')}
              className="min-w-0 flex-1"
              autoComplete="off"
            />
            <IconButton label={t('removeHeader', { number })} onClick={() => remove(index)}>
              <X aria-hidden />
            </IconButton>
          </div>
        );
      })}
      <div>
        <Button size="sm" onClick={() => append({ name: '', value: '', isKept: false })}>
          <Plus aria-hidden />
          {t('addHeader')}
        </Button>
      </div>
    </fieldset>
  );
}
