import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { Globe, MonitorSmartphone } from 'lucide-react';
import { Controller, useForm } from 'react-hook-form';
import { type ToolForm, toolForm, toolOf } from '#web/features/agents/editor/tabs/tool-form.ts';
import { createTool, toolsKey } from '#web/features/agents/editor/tabs/tools.requests.ts';
import { useMessages } from '#web/features/agents/messages.ts';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { controlClass } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface ToolDialogProps {
  onClose: () => void;
  onMade: (toolId: string) => void;
}

/** A tool that calls an address, or one that the page does that the caller is on. */
export function ToolDialog({ onClose, onMade }: ToolDialogProps) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const form = useForm<ToolForm>({
    resolver: zodResolver(toolForm),
    defaultValues: { type: 'webhook', name: '', description: '', method: 'GET', url: '', parameters: '' },
  });
  const save = async (values: ToolForm): Promise<void> => {
    const { id } = await createTool(toolOf(values));
    await queryClient.invalidateQueries({ queryKey: toolsKey });
    onMade(id);
    onClose();
  };
  const { errors } = form.formState;
  const isWebhook = form.watch('type') === 'webhook';
  return (
    <FormDialog
      form={form}
      title={t('newTool')}
      submitLabel={t('createTool')}
      onClose={onClose}
      onSave={save}
    >
      <Controller
        control={form.control}
        name="type"
        render={({ field }) => (
          <ChoiceCards
            label={t('toolKind')}
            value={field.value}
            onChange={field.onChange}
            options={[
              { value: 'webhook', label: t('webhook'), hint: t('webhookHint'), icon: <Globe aria-hidden /> },
              {
                value: 'client',
                label: t('clientTool'),
                hint: t('clientToolHint'),
                icon: <MonitorSmartphone aria-hidden />,
              },
            ]}
          />
        )}
      />
      <TextField form={form} name="name" label={t('toolName')} hint={t('toolNameHint')} maxLength={64} />
      <TextField
        form={form}
        name="description"
        label={t('toolDescription')}
        hint={t('toolDescriptionHint')}
      />
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
            label={t('toolAddress')}
            inputMode="url"
            placeholder="https://api.example.com/orders"
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
