import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useEditor } from '#web/features/agents/editor/editor-context.tsx';
import { FieldChanges } from '#web/features/agents/editor/tabs/versions/field-changes.tsx';
import { useMessages } from '#web/features/agents/editor/tabs/versions/messages.ts';
import {
  changesQuery,
  type RecordedVersion,
} from '#web/features/agents/editor/tabs/versions/versions.requests.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { Select } from '#web/ui/select.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

interface CompareDialogProps {
  version: RecordedVersion;
  versions: readonly RecordedVersion[];
  onClose: () => void;
}

/** Two versions of a branch, field by field. */
export function CompareDialog({ version, versions, onClose }: CompareDialogProps) {
  const t = useMessages();
  const { agent } = useEditor();
  const [newest] = versions;
  const { in_branch_parent_id: parentId } = version.parents;
  const [from, setFrom] = useState(parentId ?? version.id);
  const [to, setTo] = useState(parentId ? version.id : (newest?.id ?? version.id));
  const query = useQuery(changesQuery(agent.agent_id, to, from));
  const options = versions.map(({ id, seq_no_in_branch: number, version_description: text }) => ({
    value: id,
    label: text ? `${number} · ${text}` : t('version', { number }),
  }));
  return (
    <Dialog isOpen size="lg" onClose={onClose} title={t('compareTitle')}>
      <div className="flex flex-col gap-4 pb-2">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('compareFrom')}>
            {(control) => <Select {...control} value={from} onChange={setFrom} options={options} />}
          </Field>
          <Field label={t('compareTo')}>
            {(control) => <Select {...control} value={to} onChange={setTo} options={options} />}
          </Field>
        </div>
        <ListFrame
          isInset
          query={query}
          failed={t('changesFailed')}
          loading={<SkeletonRows label={t('loading')} cells={['h-4 w-52']} rowClass="h-16" />}
          empty={<p className="text-13 text-ink-2">{t('same')}</p>}
        >
          {(changes) => <FieldChanges changes={changes} />}
        </ListFrame>
      </div>
    </Dialog>
  );
}
