import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Made, type MadeSource, madeQuery } from '#web/shared/exports/made.ts';
import { useMessages } from '#web/shared/exports/messages.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

interface MadeFilesProps<One extends Made> {
  source: MadeSource<One>;
  children: (made: One) => ReactNode;
}

/** The files that were made of something, or are being made: a row each. */
export function MadeFiles<One extends Made>({ source, children }: MadeFilesProps<One>) {
  const t = useMessages();
  const query = useQuery(madeQuery(source));
  return (
    <>
      <p className="pb-1 font-medium text-13 text-ink">{t('madeBefore')}</p>
      <ListFrame
        query={query}
        isInset
        loading={<SkeletonRows label={t('loadingExports')} cells={['h-4 w-56']} />}
        failed={t('exportsFailed')}
        empty={
          <EmptyState
            icon={<FileDown aria-hidden />}
            title={t('noExports')}
            text={t('noExportsText')}
            className="py-6!"
          />
        }
      >
        {(all) => (
          <ul aria-label={t('madeBefore')} className="flex flex-col divide-y">
            {all.map(children)}
          </ul>
        )}
      </ListFrame>
    </>
  );
}
