import { Download, FileUp, FolderInput, Pencil, RefreshCw, TextCursorInput, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { TextDialog } from '#web/features/knowledge-base/add/text-dialog.tsx';
import { markdownOf, readBlocks } from '#web/features/knowledge-base/document/read-blocks.ts';
import {
  changeDocument,
  type KnowledgeDocument,
  knowledgeKey,
  refreshDocument,
  replaceFile,
  sourceFileAddress,
} from '#web/features/knowledge-base/knowledge.requests.ts';
import { MoveDialog } from '#web/features/knowledge-base/list/move-dialog.tsx';
import { useRemoval } from '#web/features/knowledge-base/list/use-removal.ts';
import { useMessages } from '#web/features/knowledge-base/messages.ts';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { NameDialog } from '#web/ui/name-dialog.tsx';
import { answerOrToast, okOrToast } from '#web/ui/ok-or-toast.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { toast } from '#web/ui/toast.tsx';

interface DocumentMenuProps {
  document: KnowledgeDocument;
  onGone: () => void;
}

/** What can be done with a document, by where it came from. */
export function DocumentMenu({ document, onGone }: DocumentMenuProps) {
  const t = useMessages();
  const renew = useRenewAfter(knowledgeKey);
  const remove = useRemoval();
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<'rename' | 'move' | 'edit'>();
  const { id, name, type } = document;
  const close = () => setShown(undefined);
  const after = async (change: Promise<unknown>, text: string): Promise<void> => {
    if (await okOrToast(renew(change))) toast.success(text);
  };
  const download = async (): Promise<void> => {
    const address = await answerOrToast(sourceFileAddress(id));
    if (address) window.location.assign(address);
  };
  return (
    <>
      <RowMenu label={t('actionsOf', { name })}>
        {type === 'text' && (
          <MenuItem icon={<TextCursorInput aria-hidden />} onSelect={() => setShown('edit')}>
            {t('edit')}
          </MenuItem>
        )}
        {type === 'url' && (
          <MenuItem
            icon={<RefreshCw aria-hidden />}
            onSelect={() => void after(refreshDocument(id), t('refreshed'))}
          >
            {t('refresh')}
          </MenuItem>
        )}
        {type === 'file' && (
          <>
            <MenuItem icon={<FileUp aria-hidden />} onSelect={() => input.current?.click()}>
              {t('replaceFile')}
            </MenuItem>
            <MenuItem icon={<Download aria-hidden />} onSelect={() => void download()}>
              {t('download')}
            </MenuItem>
          </>
        )}
        <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setShown('rename')}>
          {t('rename')}
        </MenuItem>
        <MenuItem icon={<FolderInput aria-hidden />} onSelect={() => setShown('move')}>
          {t('move')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          isDanger
          icon={<Trash2 aria-hidden />}
          onSelect={() => void remove([document]).then((isDone) => isDone && onGone())}
        >
          {t('delete')}
        </MenuItem>
      </RowMenu>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('replaceFile')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void after(replaceFile(id, file), t('replaced'));
        }}
      />
      {shown === 'rename' && (
        <NameDialog
          title={t('renameTitle', { name })}
          maxLength={200}
          submitLabel={t('rename')}
          name={name}
          onClose={close}
          onSave={async (next) => {
            await renew(changeDocument(id, { name: next }));
            toast.success(t('renamed'));
            close();
          }}
        />
      )}
      {shown === 'edit' && document.type === 'text' && (
        <TextDialog
          title={t('editTitle', { name })}
          submitLabel={t('save')}
          stored={{ name, text: markdownOf(readBlocks(document.extracted_inner_html)) }}
          onClose={close}
          onSave={async (changed) => {
            await renew(changeDocument(id, { name: changed.name, content: changed.text }));
            toast.success(t('changedText'));
            close();
          }}
        />
      )}
      {shown === 'move' && <MoveDialog entries={[document]} onClose={close} />}
    </>
  );
}
