import { useQuery } from '@tanstack/react-query';
import { MessageCircleQuestion } from 'lucide-react';
import { AddDialogs } from '#web/features/knowledge-base/add/add-dialogs.tsx';
import { AddMenu } from '#web/features/knowledge-base/add/add-menu.tsx';
import { useFileUpload } from '#web/features/knowledge-base/add/use-file-upload.ts';
import { AskDialog } from '#web/features/knowledge-base/ask/ask-dialog.tsx';
import { storageQuery } from '#web/features/knowledge-base/knowledge.requests.ts';
import { CrawlsUnderWay } from '#web/features/knowledge-base/list/crawls-under-way.tsx';
import { EntryList } from '#web/features/knowledge-base/list/entry-list.tsx';
import { FolderPath } from '#web/features/knowledge-base/list/folder-path.tsx';
import { ListFilters } from '#web/features/knowledge-base/list/list-filters.tsx';
import { useMessages } from '#web/features/knowledge-base/messages.ts';
import type { KnowledgeSearch } from '#web/features/knowledge-base/page-address.ts';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { FileDrop } from '#web/shared/files/file-drop.tsx';
import { formatBytes } from '#web/shared/format/numbers.ts';
import { HeaderActions } from '#web/shared/header-actions.tsx';
import { useNavigate } from '#web/shared/routing/index.ts';
import { useDebounced } from '#web/shared/use-debounced.ts';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';

const mostBytes = 20 * 1024 * 1024;

/** AGT-004, AGT-010, RTE-071: what agents answer from. Files are dropped anywhere. */
export function Page() {
  const t = useMessages();
  const isViewer = useIsViewer();
  const values = useSearchValues((search) => search as KnowledgeSearch);
  const navigate = useNavigate();
  const change = (next: Partial<KnowledgeSearch>, replace = true) =>
    void navigate({ to: '.', search: { ...values, ...next }, replace });
  const { folder, search = '', sort = 'created_at', type, dialog } = values;
  const upload = useFileUpload(folder);
  const settled = useDebounced(search.trim(), 200);
  const close = () => change({ dialog: undefined });
  const content = (
    <>
      <HeaderActions>
        <Button onClick={() => change({ dialog: 'ask' })}>
          <MessageCircleQuestion aria-hidden />
          <span className="max-sm:sr-only">{t('ask')}</span>
        </Button>
      </HeaderActions>
      <div className="flex flex-wrap items-center gap-3">
        <ListFilters values={values} onChange={change} />
        <AddMenu isBusy={upload.sending !== undefined} onAdd={(next) => change({ dialog: next })} />
      </div>
      {upload.sending && (
        <p role="status" className="text-13 text-ink-2">
          {t('uploading', { name: upload.sending })}
        </p>
      )}
      <CrawlsUnderWay />
      {folder && !search && <FolderPath folder={folder} onOpen={(next) => change({ folder: next }, false)} />}
      <EntryList
        filter={{ folder, search: settled, sort, type }}
        onOpen={(next) => change({ folder: next, search: undefined }, false)}
      />
      <Storage />
      {dialog === 'ask' ? (
        <AskDialog onClose={close} />
      ) : (
        <AddDialogs open={dialog} folder={folder} onClose={close} />
      )}
    </>
  );
  const column = 'mx-auto flex w-full max-w-240 flex-col gap-5 px-4 pt-6 pb-8 xs:px-6';
  if (isViewer) return <div className={column}>{content}</div>;
  return (
    <FileDrop
      look="page"
      takesMany
      rules={{ takes: 'papers', mostBytes }}
      label={t('dropLabel')}
      inputLabel={t('chooseFile')}
      inputTestId="knowledge-file"
      onFiles={(files) => void upload.send(files)}
      refused={upload.refused}
      onForget={upload.forget}
      className={column}
    >
      {content}
    </FileDrop>
  );
}

/** What the vectors of all documents take. */
function Storage() {
  const t = useMessages();
  const storage = useQuery(storageQuery).data;
  if (!storage || storage.total_used_bytes === 0) return null;
  const { total_used_bytes: used, total_max_bytes: most } = storage;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-12 text-ink-3">
      <span>{t('storage', { used: formatBytes(used, 1024), most: formatBytes(most, 1024) })}</span>
      <Progress fraction={used / most} label={t('storageLabel')} className="w-40" />
    </div>
  );
}
