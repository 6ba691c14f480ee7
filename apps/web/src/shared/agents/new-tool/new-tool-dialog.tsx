import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { Globe, MonitorSmartphone } from 'lucide-react';
import { Controller, useForm } from 'react-hook-form';
import { createTool, toolsKey } from '#web/shared/agents/new-tool/create-tool.ts';
import { useMessages } from '#web/shared/agents/new-tool/messages.ts';
import { type ToolForm, toolForm, toolOf } from '#web/shared/agents/new-tool/tool-form.ts';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { controlClass } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface NewToolDialogProps {
  onClose: () => void;
  /** It is there now; closes the dialog, if it is not left behind. */
  onMade: (toolId: string) => void | Promise<void>;
}

/** A tool that calls an address, or one that the page does that the caller is on; its own page has all the rest. */
export function NewToolDialog({ onClose, onMade }: NewToolDialogProps) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const form = useForm<ToolForm>({
    resolver: zodResolver(toolForm),
    defaultValues: { type: 'webhook', name: '', description: '', method: 'GET', url: '', parameters: '' },
  });
  const save = async (values: ToolForm): Promise<void> => {
    const { id } = await createTool(toolOf(values));
    await queryClient.invalidateQueries({ queryKey: toolsKey });
    await onMade(id);
  };
  const { errors } = form.formState;
  const isWebhook = form.watch('type') === 'webhook';
  return (
    <FormDialog form={form} title={t('title')} submitLabel={t('create')} onClose={onClose} onSave={save}>
      <Controller
        control={form.control}
        name="type"
        render={({ field }) => (
          <ChoiceCards
            label={t('kind')}
            value={field.value}
            onChange={field.onChange}
            options={[
              { value: 'webhook', label: t('webhook'), hint: t('webhookHint'), icon: <Globe aria-hidden /> },
              {
                value: 'client',
                label: t('client'),
                hint: t('clientHint'),
                icon: <MonitorSmartphone aria-hidden />,
              },
            ]}
          />
        )}
      />
      <TextField form={form} name="name" label={t('name')} hint={t('nameHint')} maxLength={64} />
      <TextField form={form} name="description" label={t('description')} hint={t('descriptionHint')} />
      {isWebhook && (
        <>
          <Controller
            control={form.control}
            name="method"
            render={({ field }) => (
              <Field label={t('method')} className="max-w-40">
                {(control) => (
                  <Select
                    {...control}
                    value={field.value}
                    onChange={field.onChange}
                    options={(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).map((value) => ({
                      value,
                      label: value,
                    }))}
                  />
                )}
              </Field>
            )}
          />
          <TextField
            form={form}
            name="url"
            label={t('address')}
            hint={t('addressHint')}
            inputMode="url"
            placeholder="https://api.example.com/orders/{order_id}"
          />
        </>
      )}
      <Field label={t('parameters')} hint={t('parametersHint')} error={errors.parameters?.message}>
        {(control) => (
          <textarea
            {...control}
            {...form.register('parameters')}
            rows={3}
            placeholder={t('parametersExample')}
            className={`${controlClass} p-3`}
          />
        )}
      </Field>
    </FormDialog>
  );
}
