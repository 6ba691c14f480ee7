import { FileText, Folder, Globe, Plus, Trash2, Type } from 'lucide-react';
import { useState } from 'react';
import type { KnowledgeLink } from '#web/features/agents/agent-types.ts';
import { usePrompt } from '#web/features/agents/editor/editor-context.tsx';
import { NumberInput, Section } from '#web/features/agents/editor/fields.tsx';
import { DocumentDialog } from '#web/features/agents/editor/tabs/document-dialog.tsx';
import { MaterialLink } from '#web/features/agents/editor/tabs/material-link.tsx';
import { useMessages } from '#web/features/agents/messages.ts';
import { KNOWLEDGE_PATH } from '#web/shared/agents/agent-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Select } from '#web/ui/select.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { Switch } from '#web/ui/switch.tsx';

const icons = { file: FileText, url: Globe, text: Type, folder: Folder } as const;

/** What it answers from. */
export function KnowledgeTab() {
  const t = useMessages();
  const [prompt, setPrompt] = usePrompt();
  const [isAdding, setAdding] = useState(false);
  const { knowledge_base: links, rag } = prompt;
  const setLinks = (knowledge_base: KnowledgeLink[]) => setPrompt({ knowledge_base });
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Plus aria-hidden />
      {t('addDocument')}
    </Button>
  );
  return (
    <>
      <Section title={t('documents')} text={t('documentsText')}>
        {links.length === 0 ? (
          <EmptyState title={t('noDocuments')} action={add} className="py-6" />
        ) : (
          <>
            <ul className="divide-y rounded-lg border">
              {links.map((link) => (
                <Linked
                  key={link.id}
                  link={link}
                  onChange={(next) => setLinks(links.map((one) => (one.id === link.id ? next : one)))}
                  onRemove={() => setLinks(links.filter(({ id }) => id !== link.id))}
                />
              ))}
            </ul>
            <div>{add}</div>
          </>
        )}
        <MaterialLink to={KNOWLEDGE_PATH}>{t('manageKnowledge')}</MaterialLink>
      </Section>
      <Section title={t('retrieval')} text={t('retrievalText')}>
        <Switch
          label={t('useRetrieval')}
          hint={t('useRetrievalHint')}
          checked={rag.enabled}
          onChange={(enabled) => setPrompt({ rag: { ...rag, enabled } })}
        />
        {rag.enabled && (
          <>
            <NumberInput
              label={t('chunks')}
              min={1}
              max={20}
              value={rag.max_retrieved_rag_chunks_count}
              onChange={(count) => setPrompt({ rag: { ...rag, max_retrieved_rag_chunks_count: count } })}
              error={t('numberError', { min: 1, max: 20 })}
            />
            <Slider
              label={t('distance')}
              min={0.05}
              max={1}
              step={0.05}
              value={Math.min(1, rag.max_vector_distance)}
              onChange={(max_vector_distance) => setPrompt({ rag: { ...rag, max_vector_distance } })}
              formatValue={(value) => value.toFixed(2)}
              ends={[t('closeOnly'), t('looser')]}
            />
          </>
        )}
      </Section>
      {isAdding && (
        <DocumentDialog
          linkedIds={links.map(({ id }) => id)}
          onClose={() => setAdding(false)}
          onAdd={(added) =>
            setLinks([...links, ...added.map((one) => ({ ...one, usage_mode: 'auto' as const }))])
          }
        />
      )}
    </>
  );
}

interface LinkedProps {
  link: KnowledgeLink;
  onChange: (link: KnowledgeLink) => void;
  onRemove: () => void;
}

function Linked({ link, onChange, onRemove }: LinkedProps) {
  const t = useMessages();
  const Icon = icons[link.type];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2">
      <Icon aria-hidden className="size-4 shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1 basis-40 truncate text-13">{link.name}</span>
      <div className="w-44">
        <Select
          aria-label={t('usageOf', { name: link.name })}
          value={link.usage_mode}
          onChange={(usage_mode) => onChange({ ...link, usage_mode })}
          options={[
            { value: 'auto', label: t('usageAuto') },
            { value: 'prompt', label: t('usagePrompt') },
          ]}
        />
      </div>
      <IconButton size="sm" label={t('removeDocument', { name: link.name })} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  );
}
