import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileText, Globe, Library, Type } from 'lucide-react';
import { useState } from 'react';
import type { KnowledgeLink } from '#web/features/agents/agent-types.ts';
import {
  addDocument,
  documentsQuery,
  knowledgeKey,
  type NewDocument,
} from '#web/features/agents/editor/tabs/knowledge.requests.ts';
import { useMessages } from '#web/features/agents/messages.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { controlClass, Input } from '#web/ui/input.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

type Added = Pick<KnowledgeLink, 'id' | 'name' | 'type'>;
type Kind = 'file' | 'url' | 'text' | 'existing';

interface DocumentDialogProps {
  linkedIds: readonly string[];
  onClose: () => void;
  onAdd: (documents: Added[]) => void;
}

/** A new document, or some that the workspace has. */
export function DocumentDialog({ linkedIds, onClose, onAdd }: DocumentDialogProps) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const [kind, setKind] = useState<Kind>('file');
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [url, setUrl] = useState('');
  const [file, setFile] = useState<File>();
  const [chosen, setChosen] = useState<readonly Added[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const given = newDocument({ kind, name: name.trim(), text, url: url.trim(), file });
  const isReady = kind === 'existing' ? chosen.length > 0 : given !== undefined;
  const submit = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      onAdd(given ? [await addDocument(given)] : [...chosen]);
      void queryClient.invalidateQueries({ queryKey: knowledgeKey });
      onClose();
    } catch (cause) {
      setFailure(errorText(cause));
    }
    setBusy(false);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!isBusy}
      title={t('addDocument')}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" isBusy={isBusy} disabled={!isReady} onClick={() => void submit()}>
            {t('add')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5 pb-2">
        <ChoiceCards<Kind>
          label={t('documentKind')}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'file', label: t('kindFile'), icon: <FileText aria-hidden /> },
            { value: 'url', label: t('kindPage'), icon: <Globe aria-hidden /> },
            { value: 'text', label: t('kindText'), icon: <Type aria-hidden /> },
            { value: 'existing', label: t('kindExisting'), icon: <Library aria-hidden /> },
          ]}
        />
        {kind === 'file' && (
          <Field label={t('kindFile')} hint={t('fileHint')}>
            {(control) => (
              <input
                {...control}
                type="file"
                accept=".txt,.md,.html,.htm,.epub,.docx,.pdf"
                onChange={({ target }) => setFile(target.files?.[0])}
                className="text-13 file:me-3 file:h-9 file:rounded-md file:border file:border-line-strong file:bg-surface file:px-3 file:font-medium file:text-13 file:text-ink"
              />
            )}
          </Field>
        )}
        {kind === 'url' && (
          <Field label={t('pageAddress')}>
            {(control) => (
              <Input
                {...control}
                inputMode="url"
                placeholder="https://example.com/help"
                value={url}
                onChange={({ target }) => setUrl(target.value)}
              />
            )}
          </Field>
        )}
        {kind === 'text' && (
          <>
            <Field label={t('documentName')}>
              {(control) => (
                <Input {...control} value={name} onChange={({ target }) => setName(target.value)} />
              )}
            </Field>
            <Field label={t('kindText')}>
              {(control) => (
                <textarea
                  {...control}
                  rows={8}
                  value={text}
                  onChange={({ target }) => setText(target.value)}
                  className={`${controlClass} p-3`}
                />
              )}
            </Field>
          </>
        )}
        {kind === 'existing' && <Existing linkedIds={linkedIds} chosen={chosen} onChoose={setChosen} />}
        <FormError text={failure} />
      </div>
    </Dialog>
  );
}

interface Given {
  kind: Kind;
  name: string;
  text: string;
  url: string;
  file: File | undefined;
}

/** Undefined while something is missing. */
function newDocument({ kind, name, text, url, file }: Given): NewDocument | undefined {
  if (kind === 'file') return file && { type: 'file', file };
  if (kind === 'url') return URL.canParse(url) ? { type: 'url', url } : undefined;
  if (kind === 'text') return text.trim() && name ? { type: 'text', text, name } : undefined;
  return undefined;
}

interface ExistingProps {
  linkedIds: readonly string[];
  chosen: readonly Added[];
  onChoose: (chosen: readonly Added[]) => void;
}

function Existing({ linkedIds, chosen, onChoose }: ExistingProps) {
  const t = useMessages();
  const query = useQuery(documentsQuery);
  const data = query.data?.filter(({ id }) => !linkedIds.includes(id));
  return (
    <ListFrame
      isInset
      query={{ ...query, data }}
      failed={t('documentsFailed')}
      loading={<SkeletonRows label={t('loading')} cells={['h-4 w-52']} rowClass="h-10" />}
      empty={<EmptyState title={t('noOtherDocuments')} className="py-6" />}
    >
      {(documents) => (
        <div className="flex max-h-70 flex-col gap-2.5 overflow-y-auto">
          {documents.map(({ id, name, type }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.some((one) => one.id === id)}
              onChange={(isChosen) =>
                onChoose(isChosen ? [...chosen, { id, name, type }] : chosen.filter((one) => one.id !== id))
              }
            />
          ))}
        </div>
      )}
    </ListFrame>
  );
}
