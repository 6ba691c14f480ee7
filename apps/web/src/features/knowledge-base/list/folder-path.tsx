import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { documentQuery } from '#web/features/knowledge-base/knowledge.requests.ts';
import { useMessages } from '#web/features/knowledge-base/messages.ts';

interface FolderPathProps {
  folder: string;
  onOpen: (folder: string | undefined) => void;
}

/** Where one is, and the way back up. */
export function FolderPath({ folder, onOpen }: FolderPathProps) {
  const t = useMessages();
  const { data } = useQuery(documentQuery(folder));
  return (
    <nav aria-label={t('folders')} className="flex min-w-0 flex-wrap items-center gap-1 text-13">
      <Step label={t('top')} onOpen={() => onOpen(undefined)} />
      {data?.folder_path.map(({ id, name }) => (
        <Step key={id} label={name ?? ''} isBelow onOpen={() => onOpen(id)} />
      ))}
      {data && (
        <>
          <ChevronRight aria-hidden className="size-4 text-ink-3" />
          <span aria-current="page" className="truncate font-medium">
            {data.name}
          </span>
        </>
      )}
    </nav>
  );
}

function Step({ label, isBelow, onOpen }: { label: string; isBelow?: boolean; onOpen: () => void }) {
  return (
    <>
      {isBelow && <ChevronRight aria-hidden className="size-4 text-ink-3" />}
      <button type="button" onClick={onOpen} className="truncate text-ink-2 hover:text-ink hover:underline">
        {label}
      </button>
    </>
  );
}
