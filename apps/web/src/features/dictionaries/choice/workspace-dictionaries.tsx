import type { Workspace } from '@mynah/contract/workspaces/workspace';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DictionaryChoice } from '#web/features/dictionaries/choice/dictionary-choice.tsx';
import { useMessages } from '#web/features/dictionaries/choice/messages.ts';
import { useIsAdmin } from '#web/shared/account/roles.ts';
import { workspaceQuery } from '#web/shared/account/workspace.requests.ts';
import { call } from '#web/shared/api/call.ts';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast.tsx';

type WorkspaceDictionariesProps = { locators: Workspace['pronunciation_dictionary_locators'] };

/** The workspace's own list (PRN-005). A version that the API named stays with its dictionary. */
export function WorkspaceDictionaries({ locators }: WorkspaceDictionariesProps) {
  const t = useMessages();
  const isAdmin = useIsAdmin();
  const queryClient = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const save = async (chosen: string[]) => {
    setSaving(true);
    const next = chosen.map(
      (id) =>
        locators.find((locator) => locator.pronunciation_dictionary_id === id) ?? {
          pronunciation_dictionary_id: id,
          version_id: null,
        },
    );
    try {
      const json = { pronunciation_dictionary_locators: next };
      queryClient.setQueryData(
        workspaceQuery.queryKey,
        await call('PUT /v1/workspace/update-workspace', { json }),
      );
      toast.success(t('workspaceSaved'));
    } catch (error) {
      toast.failure(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Card id="pronunciation" className="p-5">
      <div className="max-w-100">
        <DictionaryChoice
          label={t('workspaceChoice')}
          hint={isAdmin ? t('workspaceHint') : t('workspaceAdmins')}
          chosen={locators.map(({ pronunciation_dictionary_id: id }) => id)}
          disabled={!isAdmin || isSaving}
          onChange={(chosen) => void save(chosen)}
        />
      </div>
    </Card>
  );
}
