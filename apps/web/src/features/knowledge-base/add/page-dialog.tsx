import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { SyncFields, syncFields, syncOf, unsynced } from '#web/features/knowledge-base/add/sync-fields.tsx';
import { addPage, knowledgeKey } from '#web/features/knowledge-base/knowledge.requests.ts';
import { message, useMessages } from '#web/features/knowledge-base/messages.ts';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

const pageForm = z.object({
  url: z.string().check(z.trim(), z.regex(/^https?:\/\/./, message('addressInvalid'))),
  name: z.string().check(z.trim()),
  ...syncFields,
});
type PageForm = z.infer<typeof pageForm>;

export function PageDialog({ folder, onClose }: { folder: string | undefined; onClose: () => void }) {
  const t = useMessages();
  const renew = useRenewAfter(knowledgeKey);
  const form = useForm<PageForm>({
    resolver: zodResolver(pageForm),
    defaultValues: { url: '', name: '', ...unsynced },
  });
  const save = async ({ url, name, ...sync }: PageForm): Promise<void> => {
    await renew(addPage({ url, name: name || undefined, parent_folder_id: folder, ...syncOf(sync) }));
    toast.success(t('added'));
    onClose();
  };
  return (
    <FormDialog form={form} title={t('newPage')} submitLabel={t('add')} onClose={onClose} onSave={save}>
      <TextField
        form={form}
        name="url"
        label={t('address')}
        inputMode="url"
        placeholder="https://example.com/help"
      />
      <TextField form={form} name="name" label={t('nameOptional')} maxLength={200} />
      <SyncFields form={form} />
    </FormDialog>
  );
}
