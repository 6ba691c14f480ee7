import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { exportsQuery, type ProjectExport } from '#web/shared/exports/exports.requests.ts';
import { useMessages } from '#web/shared/exports/messages.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

interface MadeFilesProps {
  projectId: string;
  children: (made: ProjectExport) => ReactNode;
}

/** The files that were made of a project, or are being made: a row each. */
export function MadeFiles({ projectId, children }: MadeFilesProps) {
  const t = useMessages();
  const query = useQuery(exportsQuery(projectId));
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
