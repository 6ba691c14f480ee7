import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { AudioLines, Languages, Plus, SearchX } from 'lucide-react';
import { dubsKey, dubsQuery } from '#web/features/dubbing/dubbing.requests.ts';
import { DubFilters } from '#web/features/dubbing/list/dub-filters.tsx';
import { DubRow } from '#web/features/dubbing/list/dub-row.tsx';
import { isNarrowed, useDubFilter } from '#web/features/dubbing/list/use-dub-filter.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { LIVE_PATH } from '#web/features/dubbing/paths.ts';
import { title } from '#web/features/dubbing/titles.ts';
import { EditorButton } from '#web/shared/account/editor-button.tsx';
import { useCanEdit } from '#web/shared/account/roles.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { useRefreshOn } from '#web/shared/events/use-refresh-on.ts';
import { HeaderActions } from '#web/shared/header-actions.tsx';
import { Link, useNavigate } from '#web/shared/routing/index.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

const NewDubDialog = lazy(async () => ({
  default: (await import('#web/features/dubbing/making/new-dub-dialog.tsx')).NewDubDialog,
}));

/** RTE-078, DUB-001, DUB-009. What was dubbed, and what is being dubbed. */
export function Page() {
  const t = useMessages();
  const navigate = useNavigate();
  const { filter, setFilter } = useDubFilter();
  const { dialog } = useSearchValues(({ dialog }) => ({ dialog }));
  const setDialog = (next: 'new' | undefined) =>
    void navigate({ to: '.', search: (former: object) => ({ ...former, dialog: next }), replace: true });
  const query = useInfiniteQuery({ ...dubsQuery(filter), placeholderData: keepPreviousData });
  useRefreshOn('dubbing.changed', dubsKey);
  const dubs = query.data?.pages.flatMap((page) => page.dubs);
  const canEdit = useCanEdit();
  const isEmpty = dubs?.length === 0 && !isNarrowed(filter);
  const add = (
    <EditorButton variant="primary" onClick={() => setDialog('new')}>
      <Plus aria-hidden />
      {t('newDub')}
    </EditorButton>
  );
  const live = canEdit && (
    <Link to={LIVE_PATH} aria-label={title('liveTitle')} className={buttonClass()}>
      <AudioLines aria-hidden />
      <span className="max-sm:hidden">{title('liveTitle')}</span>
    </Link>
  );
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-5 px-10 py-8 max-xl:px-6 max-sm:px-4 max-sm:py-5">
      <HeaderActions>
        {live}
        {!isEmpty && add}
      </HeaderActions>
      {!isEmpty && <DubFilters filter={filter} onChange={setFilter} />}
      <ListFrame
        query={{ ...query, data: dubs }}
        loading={<SkeletonRows label={t('loadingList')} cells={['h-4 w-56', 'h-4 w-24 max-sm:hidden']} />}
        failed={t('listFailed')}
        more={t('more')}
        empty={
          isNarrowed(filter) ? (
            <EmptyState icon={<SearchX aria-hidden />} title={t('nothingFound')} />
          ) : (
            <EmptyState
              icon={<Languages aria-hidden />}
              title={t('emptyTitle')}
              text={t('emptyText')}
              action={add}
            />
          )
        }
      >
        {(all) => (
          <Card>
            <ul aria-label={t('dubs')} className="divide-y">
              {all.map((dub) => (
                <DubRow key={dub.dubbing_id} dub={dub} />
              ))}
            </ul>
          </Card>
        )}
      </ListFrame>
      <FromFirstOpening isOpen={dialog === 'new'}>
        {dialog === 'new' && <NewDubDialog onClose={() => setDialog(undefined)} />}
      </FromFirstOpening>
    </div>
  );
}
