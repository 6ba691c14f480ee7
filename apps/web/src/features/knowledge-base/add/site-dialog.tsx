import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { SyncFields, syncFields, syncOf, unsynced } from '#web/features/knowledge-base/add/sync-fields.tsx';
import { crawlsKey, startCrawl } from '#web/features/knowledge-base/crawls.requests.ts';
import { knowledgeKey } from '#web/features/knowledge-base/knowledge.requests.ts';
import { message, useMessages } from '#web/features/knowledge-base/messages.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

const siteForm = z.object({
  url: z.string().check(z.trim(), z.regex(/^https?:\/\/./, message('addressInvalid'))),
  depth: z.string(),
  pages: z
    .string()
    .check(
      z.refine(
        (pages) => /^\d+$/.test(pages) && Number(pages) >= 1 && Number(pages) <= 10_000,
        message('pagesInvalid'),
      ),
    ),
  pattern: z.string().check(z.trim()),
  ...syncFields,
});
type SiteForm = z.infer<typeof siteForm>;

/** Reads a website into a folder of its own. */
export function SiteDialog({ folder, onClose }: { folder: string | undefined; onClose: () => void }) {
  const t = useMessages();
  const client = useQueryClient();
  const form = useForm<SiteForm>({
    resolver: zodResolver(siteForm),
    defaultValues: { url: '', depth: '2', pages: '100', pattern: '', ...unsynced },
  });
  const save = async ({ url, depth, pages, pattern, ...sync }: SiteForm): Promise<void> => {
    await startCrawl({
      ...{ url, max_depth: Number(depth), max_pages: Number(pages), pattern: pattern || undefined },
      ...{ parent_folder_id: folder, ...syncOf(sync) },
    });
    void client.invalidateQueries({ queryKey: knowledgeKey });
    void client.invalidateQueries({ queryKey: crawlsKey });
    toast.success(t('siteStarted'));
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={t('newSite')}
      submitLabel={t('startReading')}
      onClose={onClose}
      onSave={save}
    >
      <TextField
        form={form}
        name="url"
        label={t('address')}
        inputMode="url"
        placeholder="https://example.com"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Controller
          control={form.control}
          name="depth"
          render={({ field }) => (
            <Field label={t('depth')}>
              {(control) => (
                <Select
                  {...control}
                  value={field.value}
                  onChange={field.onChange}
                  options={[1, 2, 3, 4, 5].map((count) => ({
                    value: String(count),
                    label: t('depthChoice', { count }),
                  }))}
                />
              )}
            </Field>
          )}
        />
        <TextField form={form} name="pages" label={t('mostPages')} inputMode="numeric" />
      </div>
      <TextField
        form={form}
        name="pattern"
        label={t('pattern')}
        hint={t('patternHint')}
        placeholder="/docs/"
      />
      <SyncFields form={form} />
    </FormDialog>
  );
}
