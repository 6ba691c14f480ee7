import { FlaskConical, Folder, Play } from 'lucide-react';
import { useState } from 'react';
import { useEditor } from '#web/features/agents/editor/editor-context.tsx';
import { useMessages } from '#web/features/agents/editor/tabs/tests/messages.ts';
import { TestMenu } from '#web/features/agents/editor/tabs/tests/test-menu.tsx';
import type { TestSummary } from '#web/features/agents/editor/tabs/tests/tests.requests.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

interface TestRowProps {
  entry: TestSummary;
  /** Where it stands: beside others of other folders. */
  showsPath: boolean;
  onOpenFolder: () => void;
  onRun: () => Promise<void>;
}

/** A test, or a folder of tests. */
export function TestRow({ entry, showsPath, onOpenFolder, onRun }: TestRowProps) {
  const t = useMessages();
  const { isReadOnly } = useEditor();
  const [isEditing, setEditing] = useState(false);
  const { name, type } = entry;
  const isFolder = type === 'folder';
  const Icon = isFolder ? Folder : FlaskConical;
  const kinds = { llm: t('response'), tool: t('toolCall'), simulation: t('simulation') };
  const place = entry.folder_path.map((folder) => folder.name).join(' / ');
  return (
    <li className="flex items-center gap-3 px-3 py-2 text-13">
      <Icon aria-hidden className="size-4 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <button
          type="button"
          disabled={!isFolder && isReadOnly}
          onClick={isFolder ? onOpenFolder : () => setEditing(true)}
          className="max-w-full truncate text-start font-medium enabled:hover:underline"
        >
          {name}
        </button>
        {!isFolder && <p className="text-12 text-ink-2 sm:hidden">{kinds[type]}</p>}
        {showsPath && place !== '' && <p className="truncate text-12 text-ink-2">{place}</p>}
      </div>
      {isFolder ? (
        <span className="text-12 text-ink-2">{t('inFolder', { count: entry.children_count ?? 0 })}</span>
      ) : (
        <span className="max-sm:hidden">
          <Badge>{kinds[type]}</Badge>
        </span>
      )}
      {!isReadOnly && (
        <>
          {!isFolder && (
            <IconButton size="sm" label={t('run', { name })} onClick={() => void onRun()}>
              <Play aria-hidden />
            </IconButton>
          )}
          <TestMenu entry={entry} isEditing={isEditing} onEditing={setEditing} />
        </>
      )}
    </li>
  );
}
