import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { message, useMessages } from '#web/features/speech-engines/messages.ts';
import { createEngine, enginesKey } from '#web/features/speech-engines/speech-engines.requests.ts';
import { SPEECH_ENGINE_PATH } from '#web/shared/agents/agent-paths.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

const engineForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1, message('nameMissing')), z.maxLength(140)),
  address: z.string().check(z.trim(), z.regex(/^wss?:\/\/./, message('addressInvalid')), z.maxLength(2000)),
});
type EngineForm = z.infer<typeof engineForm>;

/** The two things without which there is none; its page has all the rest. */
export function NewEngineDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useForm<EngineForm>({
    resolver: zodResolver(engineForm),
    defaultValues: { name: '', address: '' },
  });
  const save = async ({ name, address }: EngineForm): Promise<void> => {
    const made = await createEngine({ name, speech_engine: { ws_url: address } });
    void client.invalidateQueries({ queryKey: [...enginesKey, 'list'] });
    toast.success(t('engineCreated'));
    await navigate({ to: SPEECH_ENGINE_PATH, params: { engineId: made.speech_engine_id } });
  };
  return (
    <FormDialog form={form} title={t('newEngine')} submitLabel={t('create')} onClose={onClose} onSave={save}>
      <TextField form={form} name="name" label={t('name')} maxLength={140} />
      <TextField
        form={form}
        name="address"
        label={t('address')}
        hint={t('addressHint')}
        inputMode="url"
        placeholder="wss://example.com/speech"
      />
    </FormDialog>
  );
}
