import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Dictionary, dictionaryQuery } from '#web/features/dictionaries/dictionaries.requests.ts';
import { DictionaryHeader } from '#web/features/dictionaries/editor/dictionary-header.tsx';
import { useRulesDraft } from '#web/features/dictionaries/editor/rules-draft.ts';
import { RulesEditor } from '#web/features/dictionaries/editor/rules-editor.tsx';
import { TryText } from '#web/features/dictionaries/editor/try-text.tsx';
import { useMessages } from '#web/features/dictionaries/messages.ts';
import { useRoleOn } from '#web/shared/account/roles.ts';
import { usePathValue } from '#web/shared/address-values.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const column = 'mx-auto flex w-full max-w-240 flex-col gap-5 px-5 py-8 max-sm:px-4 max-sm:py-5';

export function Page() {
  const t = useMessages();
  const id = usePathValue('dictionaryId');
  const { data, error, refetch } = useQuery(dictionaryQuery(id));
  if (data) return <Editor dictionary={data} />;
  return (
    <div className={column}>
      {error ? (
        <Card>
          <ErrorState error={error} title={t('dictionaryFailed')} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <div role="status" aria-label={t('dictionaryLoading')} className="flex flex-col gap-5">
          <Skeleton className="h-9 w-60" />
          <Skeleton className="h-120 rounded-xl!" />
        </div>
      )}
    </div>
  );
}

function Editor({ dictionary }: { dictionary: Dictionary }) {
  const role = useRoleOn(dictionary);
  const draft = useRulesDraft(dictionary.id);
  const rules = draft?.rules ?? dictionary.rules;
  const canEdit = role === 'admin' || role === 'editor';
  useAskBeforeUnload(draft !== undefined);
  return (
    <div className={column}>
      <DictionaryHeader dictionary={dictionary} draft={draft} canEdit={canEdit} />
      <RulesEditor dictionary={dictionary} rules={rules} canEdit={canEdit} />
      <TryText rules={rules} />
    </div>
  );
}

/** The browser asks whether what is not saved may go. */
function useAskBeforeUnload(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
