import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { secretChoicesQuery } from '#web/features/agents-settings/index.ts';
import { addServer, serversKey } from '#web/features/integrations/mcp/mcp-servers.requests.ts';
import { message, useMessages } from '#web/features/integrations/messages.ts';
import { MCP_SERVER_PATH } from '#web/shared/agents/agent-paths.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

const serverForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1, message('nameMissing'))),
  url: z.string().check(z.trim(), z.regex(/^https?:\/\/./, message('addressInvalid'))),
  transport: z.enum(['STREAMABLE_HTTP', 'SSE']),
  secretId: z.string(),
});
type ServerForm = z.infer<typeof serverForm>;

export function NewServerDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const client = useQueryClient();
  const navigate = useNavigate();
  const secrets = useQuery(secretChoicesQuery).data ?? [];
  const form = useForm<ServerForm>({
    resolver: zodResolver(serverForm),
    defaultValues: { name: '', url: '', transport: 'STREAMABLE_HTTP', secretId: '' },
  });
  const save = async ({ secretId, ...given }: ServerForm): Promise<void> => {
    const { id } = await addServer({
      ...given,
      secret_token: secretId ? { secret_id: secretId } : undefined,
    });
    void client.invalidateQueries({ queryKey: serversKey });
    toast.success(t('serverAdded'));
    await navigate({ to: MCP_SERVER_PATH, params: { serverId: id } });
  };
  return (
    <FormDialog form={form} title={t('newServer')} submitLabel={t('add')} onClose={onClose} onSave={save}>
      <TextField form={form} name="name" label={t('name')} maxLength={200} />
      <TextField
        form={form}
        name="url"
        label={t('serverAddress')}
        inputMode="url"
        placeholder="https://example.com/mcp"
      />
      <Controller
        control={form.control}
        name="transport"
        render={({ field }) => (
          <Field label={t('transport')}>
            {(control) => (
              <Select
                {...control}
                value={field.value}
                onChange={field.onChange}
                options={[
                  { value: 'STREAMABLE_HTTP', label: t('streamable') },
                  { value: 'SSE', label: t('sse') },
                ]}
              />
            )}
          </Field>
        )}
      />
      <Controller
        control={form.control}
        name="secretId"
        render={({ field }) => (
          <Field label={t('token')} hint={t('tokenHint')}>
            {(control) => (
              <Select
                {...control}
                value={field.value}
                onChange={field.onChange}
                options={[
                  { value: '', label: t('none') },
                  ...secrets.map(({ secret_id, name }) => ({ value: secret_id, label: name })),
                ]}
              />
            )}
          </Field>
        )}
      />
    </FormDialog>
  );
}
