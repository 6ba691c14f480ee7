import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, History } from 'lucide-react';
import { useState } from 'react';
import {
  type Dictionary,
  dictionariesKey,
  dictionaryQuery,
  saveRules,
} from '#web/features/dictionaries/dictionaries.requests.ts';
import { dropRulesDraft, type useRulesDraft } from '#web/features/dictionaries/editor/rules-draft.ts';
import { VersionsDialog } from '#web/features/dictionaries/editor/versions-dialog.tsx';
import { DictionaryMenu } from '#web/features/dictionaries/list/dictionary-menu.tsx';
import { useMessages } from '#web/features/dictionaries/messages.ts';
import { DICTIONARIES_PATH } from '#web/features/dictionaries/paths.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { Link } from '#web/shared/routing/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { toast } from '#web/ui/toast.tsx';

type Draft = ReturnType<typeof useRulesDraft>;

type DictionaryHeaderProps = { dictionary: Dictionary; draft: Draft; canEdit: boolean };

/** The name of the dictionary, and what becomes of changes that are not saved. */
export function DictionaryHeader({ dictionary, draft, canEdit }: DictionaryHeaderProps) {
  const t = useMessages();
  const { isSaving, save } = useSave(dictionary, draft);
  const [isVersionsOpen, setVersionsOpen] = useState(false);
  const { id, name, archived_time_unix } = dictionary;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <Link
          to={DICTIONARIES_PATH}
          className="flex w-fit items-center gap-1.5 text-13 text-ink-2 hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {t('back')}
        </Link>
        <div className="flex items-center gap-2">
          <h2 className="min-w-0 truncate font-semibold text-18 text-ink">{name}</h2>
          {archived_time_unix !== null && <Badge>{t('archived')}</Badge>}
          <DictionaryMenu dictionary={dictionary} />
        </div>
      </div>
      <Button variant="ghost" onClick={() => setVersionsOpen(true)}>
        <History aria-hidden />
        {t('versions')}
      </Button>
      {draft && (
        <div role="status" className="flex items-center gap-2">
          <span className="text-12 text-ink-2">{t('unsaved')}</span>
          <Button variant="ghost" disabled={isSaving} onClick={() => dropRulesDraft(id)}>
            {t('discard')}
          </Button>
          <Button variant="primary" isBusy={isSaving} onClick={() => void save()}>
            {t('save')}
          </Button>
        </div>
      )}
      {isVersionsOpen && (
        <VersionsDialog
          dictionary={dictionary}
          rules={draft?.rules ?? dictionary.rules}
          canEdit={canEdit}
          onClose={() => setVersionsOpen(false)}
        />
      )}
    </div>
  );
}

/** Two people never overwrite each other: who comes second is asked. */
function useSave({ id }: Dictionary, draft: Draft) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const reload = async () => {
    await queryClient.invalidateQueries({ queryKey: dictionaryQuery(id).queryKey });
    dropRulesDraft(id);
  };
  const save = async () => {
    if (!draft) return;
    setSaving(true);
    try {
      await saveRules(id, draft.versionId, [...draft.rules]);
      await reload();
      void queryClient.invalidateQueries({ queryKey: dictionariesKey });
      toast.success(t('saved'));
    } catch (error) {
      if (error instanceof ApiError && error.reason === 'version_mismatch') {
        const question = {
          title: t('staleTitle'),
          description: t('staleText'),
          confirmLabel: t('staleConfirm'),
        };
        if (await confirm(question)) await reload();
      } else toast.failure(error);
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, save };
}
