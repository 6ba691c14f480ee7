import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { BookA, FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import {
  dictionariesKey,
  dictionaryListQuery,
  importDictionary,
} from '#web/features/dictionaries/dictionaries.requests.ts';
import { DictionaryDialog } from '#web/features/dictionaries/list/dictionary-dialog.tsx';
import { DictionaryRow } from '#web/features/dictionaries/list/dictionary-row.tsx';
import { useMessages } from '#web/features/dictionaries/messages.ts';
import { DICTIONARY_PATH } from '#web/features/dictionaries/paths.ts';
import { VoicesFrame } from '#web/features/voices/index.ts';
import { EditorButton } from '#web/shared/account/editor-button.tsx';
import { useSearchValues } from '#web/shared/address-values.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { FileDrop, useFilePlace } from '#web/shared/files/file-drop.tsx';
import { formatExactCount } from '#web/shared/format/numbers.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { useDebounced } from '#web/shared/use-debounced.ts';
import { chipClass } from '#web/ui/chip-class.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { toast } from '#web/ui/toast.tsx';

const mostBytes = 4 * 1024 * 1024;

/** PRN-007: a room of the voices. Files are dropped anywhere. */
export function Page() {
  const t = useMessages();
  const values = useSearchValues(({ search, archived, dialog }) => ({ search, archived, dialog }));
  const { search = '', archived, dialog } = values;
  const navigate = useNavigate();
  const change = (next: Partial<typeof values>) =>
    void navigate({ to: '.', search: { ...values, ...next }, replace: true });
  const upload = useImport();
  return (
    <VoicesFrame column="max-w-180 gap-5 pb-8">
      <FileDrop
        look="page"
        rules={{ takes: 'papers', mostBytes }}
        label={t('dropLabel')}
        inputLabel={t('chooseFile')}
        inputTestId="lexicon-file"
        onFiles={([file]) => file && void upload.send(file)}
        refused={upload.refused}
        onForget={upload.forget}
        className="flex flex-col gap-5"
      >
        <p className="text-13 text-ink-2">{t('intro')}</p>
        <div className="flex flex-wrap items-center gap-2">
          <SearchField
            label={t('search')}
            placeholder={t('search')}
            value={search}
            onChange={(next) => change({ search: next || undefined })}
            className="min-w-40"
          />
          <button
            type="button"
            aria-pressed={archived === 'true'}
            onClick={() => change({ archived: archived ? undefined : 'true' })}
            className={chipClass}
          >
            {t('showArchived')}
          </button>
          <ImportButton isBusy={upload.isBusy} />
          <EditorButton variant="primary" onClick={() => change({ dialog: 'new' })}>
            <Plus aria-hidden />
            {t('new')}
          </EditorButton>
        </div>
        <List search={search} includesArchived={archived === 'true'} />
      </FileDrop>
      {dialog === 'new' && <DictionaryDialog onClose={() => change({ dialog: undefined })} />}
    </VoicesFrame>
  );
}

function ImportButton({ isBusy }: { isBusy: boolean }) {
  const t = useMessages();
  const { choose, isLooking } = useFilePlace();
  return (
    <EditorButton isBusy={isBusy || isLooking} onClick={choose}>
      <FileUp aria-hidden />
      {t('import')}
    </EditorButton>
  );
}

function List({ search, includesArchived }: { search: string; includesArchived: boolean }) {
  const t = useMessages();
  const query = useInfiniteQuery(dictionaryListQuery(useDebounced(search.trim(), 200), includesArchived));
  return (
    <ListFrame
      query={query}
      loading={<SkeletonRows label={t('loading')} cells={['h-4 w-48']} />}
      failed={t('listFailed')}
      empty={
        search ? (
          <EmptyState icon={<BookA aria-hidden />} title={t('nothingFound')} />
        ) : (
          <EmptyState icon={<BookA aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />
        )
      }
      more={t('more')}
    >
      {(dictionaries) => (
        <ul
          aria-label={t('listLabel')}
          className="divide-y overflow-hidden rounded-xl border bg-surface shadow-card"
        >
          {dictionaries.map((dictionary) => (
            <DictionaryRow key={dictionary.id} dictionary={dictionary} />
          ))}
        </ul>
      )}
    </ListFrame>
  );
}

/** Sends a lexicon file and opens what came of it; what the server refuses stands where the file was dropped. */
function useImport() {
  const t = useMessages();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ name: string; reason: string }[]>([]);
  const send = async (file: File) => {
    setBusy(true);
    try {
      const { id, version_rules_num: count } = await importDictionary(file);
      void queryClient.invalidateQueries({ queryKey: dictionariesKey });
      toast.success(t('imported', { count, rules: formatExactCount(count) }));
      await navigate({ to: DICTIONARY_PATH, params: { dictionaryId: id } });
    } catch (error) {
      setRefused([{ name: file.name, reason: errorText(error) }]);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, refused, send, forget: () => setRefused([]) };
}
