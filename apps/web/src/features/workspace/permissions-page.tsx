import type { Permission } from '@mynah/contract/permissions';
import { useState } from 'react';
import { useMessages } from '#web/features/workspace/messages.ts';
import { GIVABLE_PERMISSIONS } from '#web/features/workspace/permission-areas.ts';
import { PermissionMatrix, PermissionMatrixSkeleton } from '#web/features/workspace/permission-matrix.tsx';
import { usePermitEverybody } from '#web/features/workspace/workspace.requests.ts';
import { useIsAdmin } from '#web/shared/account/roles.ts';
import { useWorkspace } from '#web/shared/account/workspace.requests.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.tsx';

/** What every member may do (WSP-016): all that the role allows, or a choice to which groups add. */
export function Page() {
  const t = useMessages();
  const isAdmin = useIsAdmin();
  const { data, error, isPending, refetch } = useWorkspace();
  return (
    <div className="flex flex-col gap-5 pt-8">
      <p className="max-w-150 text-pretty text-13 text-ink-2">{t('permissionsIntro')}</p>
      {isPending && (
        <div role="status" aria-label={t('permissionsLoading')} className="flex flex-col gap-5">
          <Skeleton className="h-16 rounded-lg" />
          <PermissionMatrixSkeleton />
        </div>
      )}
      {error && (
        <Card>
          <ErrorState error={error} title={t('permissionsFailed')} onRetry={() => void refetch()} />
        </Card>
      )}
      {data &&
        (isAdmin ? <Edit key={keyOf(data)} {...storedOf(data)} /> : <PermissionMatrix {...storedOf(data)} />)}
    </div>
  );
}

type Stored = { all_members_permissions: readonly Permission[] };
/** An empty list means everything. */
const storedOf = ({ all_members_permissions: stored }: Stored) => ({
  given: stored.length > 0 ? stored : undefined,
});
/** What others change meanwhile is shown anew. */
const keyOf = ({ all_members_permissions: stored }: Stored): string => stored.toSorted().join();

function Edit({ given: stored }: { given: readonly Permission[] | undefined }) {
  const t = useMessages();
  const permit = usePermitEverybody();
  const [given, setGiven] = useState(stored);
  const isEmpty = given?.length === 0;
  const isChanged = textOf(given) !== textOf(stored);
  const save = async () => {
    if (await okOrToast(permit.mutateAsync([...(given ?? [])]))) toast.success(t('permissionsSaved'));
  };
  return (
    <>
      <ChoiceCards
        label={t('restrict')}
        value={given ? 'chosen' : 'all'}
        onChange={(value) => setGiven(value === 'chosen' ? (stored ?? GIVABLE_PERMISSIONS) : undefined)}
        options={[
          { value: 'all', label: t('allowAll'), hint: t('allowAllHint') },
          { value: 'chosen', label: t('allowChosen'), hint: t('allowChosenHint') },
        ]}
      />
      <PermissionMatrix given={given} onChange={setGiven} />
      <FormError text={isEmpty ? t('chosenNone') : undefined} />
      {isChanged && (
        <div className="sticky bottom-4 z-10 flex items-center justify-end gap-2 rounded-xl border bg-raised p-3 shadow-pop">
          <p className="me-auto ps-1 text-13 text-ink-2">{t('unsaved')}</p>
          <Button onClick={() => setGiven(stored)}>{t('discard')}</Button>
          <Button variant="primary" isBusy={permit.isPending} disabled={isEmpty} onClick={() => void save()}>
            {t('save')}
          </Button>
        </div>
      )}
    </>
  );
}

const textOf = (given: readonly Permission[] | undefined): string => given?.toSorted().join() ?? 'all';
