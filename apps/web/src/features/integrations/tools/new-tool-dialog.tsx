import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { Globe, MonitorSmartphone } from 'lucide-react';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { message, useMessages } from '#web/features/integrations/messages.ts';
import { pathParametersOf } from '#web/features/integrations/tools/editor/parameter-rows.ts';
import { createTool, type NewTool, toolsKey } from '#web/features/integrations/tools/tools.requests.ts';
import { TOOL_PATH } from '#web/shared/agents/agent-paths.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

const newToolForm = z
  .object({
    type: z.enum(['webhook', 'client']),
    name: z.string().check(z.regex(/^[\w-]{1,64}$/, message('toolNameInvalid'))),
    description: z.string().check(z.trim(), z.minLength(1, message('descriptionMissing'))),
    url: z.string().check(z.trim()),
  })
  .check(
    z.refine(({ type, url }) => type !== 'webhook' || /^https?:\/\/./.test(url), {
      path: ['url'],
      error: message('addressInvalid'),
    }),
  );
type NewToolForm = z.infer<typeof newToolForm>;

const toolOf = ({ type, name, description, url }: NewToolForm): NewTool =>
  type === 'client'
    ? { type, name, description, expects_response: true }
    : { type, name, description, api_schema: { url, path_params_schema: pathParametersOf(url, {}) } };

/** The few things without which there is no tool; its page has all the rest. */
export function NewToolDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useForm<NewToolForm>({
    resolver: zodResolver(newToolForm),
    defaultValues: { type: 'webhook', name: '', description: '', url: '' },
  });
  const save = async (values: NewToolForm): Promise<void> => {
    const { id } = await createTool(toolOf(values));
    void client.invalidateQueries({ queryKey: toolsKey });
    toast.success(t('toolCreated'));
    await navigate({ to: TOOL_PATH, params: { toolId: id } });
  };
  return (
    <FormDialog form={form} title={t('newTool')} submitLabel={t('create')} onClose={onClose} onSave={save}>
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
      <TextField form={form} name="name" label={t('toolName')} hint={t('toolNameHint')} maxLength={64} />
      <TextField
        form={form}
        name="description"
        label={t('toolDescription')}
        hint={t('toolDescriptionHint')}
      />
      {form.watch('type') === 'webhook' && (
        <TextField
          form={form}
          name="url"
          label={t('address')}
          hint={t('addressHint')}
          inputMode="url"
          placeholder="https://api.example.com/orders/{order_id}"
        />
      )}
    </FormDialog>
  );
}
