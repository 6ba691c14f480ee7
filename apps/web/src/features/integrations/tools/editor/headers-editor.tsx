import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { secretChoicesQuery, variablesQuery } from '#web/features/agents-settings/index.ts';
import { useMessages } from '#web/features/integrations/messages.ts';
import {
  type HeaderKind,
  type HeaderRow,
  type Headers,
  headerRowsOf,
  headersOf,
  newHeader,
} from '#web/features/integrations/tools/editor/header-rows.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

interface HeadersEditorProps {
  value: Headers;
  onChange: (headers: Headers, isValid: boolean) => void;
  /** Where values may come from; anywhere when absent. */
  kinds?: readonly HeaderKind[];
}

/** Headers whose values are texts, secrets, or variables of the conversation or of the environment. */
export function HeadersEditor({ value, onChange, kinds }: HeadersEditorProps) {
  const t = useMessages();
  const [rows, setRows] = useState(() => headerRowsOf(value));
  const change = (next: HeaderRow[]): void => {
    setRows(next);
    onChange(
      headersOf(next),
      next.every(({ name, text }) => name.trim() !== '' && text !== ''),
    );
  };
  const allKinds: readonly { value: HeaderKind; label: string }[] = [
    { value: 'text', label: t('fromText') },
    { value: 'secret', label: t('fromSecret') },
    { value: 'conversation', label: t('fromConversation') },
    { value: 'environment', label: t('fromEnvironment') },
  ];
  const options = allKinds.filter((kind) => kinds?.includes(kind.value) ?? true);
  return (
    <div className="flex flex-col gap-3">
      {rows.map((row, index) => {
        const number = index + 1;
        const set = (part: Partial<HeaderRow>) =>
          change(rows.map((one) => (one.key === row.key ? { ...one, ...part } : one)));
        return (
          <div
            key={row.key}
            className="flex flex-wrap items-center gap-2 max-sm:rounded-lg max-sm:border max-sm:p-3"
          >
            <Input
              aria-label={t('headerName', { number })}
              placeholder="x-api-key"
              autoComplete="off"
              spellCheck={false}
              value={row.name}
              onChange={({ target }) => set({ name: target.value })}
              className="min-w-0 flex-1 basis-36 font-mono"
            />
            <div className="min-w-0 flex-1 basis-40">
              <Select<HeaderKind>
                aria-label={t('headerKind', { number })}
                value={row.kind}
                onChange={(kind) => set({ kind, text: '' })}
                options={options}
              />
            </div>
            <div className="min-w-0 flex-1 basis-44">
              <HeaderValue
                row={row}
                label={t('headerValue', { number })}
                onChange={(text) => set({ text })}
              />
            </div>
            <IconButton
              label={t('removeHeader', { number })}
              onClick={() => change(rows.filter(({ key }) => key !== row.key))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </div>
        );
      })}
      {rows.length === 0 && <p className="text-13 text-ink-3">{t('noHeaders')}</p>}
      <div>
        <Button size="sm" onClick={() => change([...rows, newHeader()])}>
          <Plus aria-hidden />
          {t('addHeader')}
        </Button>
      </div>
    </div>
  );
}

interface HeaderValueProps {
  row: HeaderRow;
  label: string;
  onChange: (text: string) => void;
}

function HeaderValue({ row: { kind, text }, label, onChange }: HeaderValueProps) {
  const t = useMessages();
  const secrets = useQuery({ ...secretChoicesQuery, enabled: kind === 'secret' }).data ?? [];
  const variables = useQuery({ ...variablesQuery, enabled: kind === 'environment' }).data ?? [];
  if (kind === 'text' || kind === 'conversation')
    return (
      <Input
        aria-label={label}
        autoComplete="off"
        placeholder={kind === 'conversation' ? 'customer_id' : undefined}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  const options =
    kind === 'secret'
      ? secrets.map(({ secret_id, name }) => ({ value: secret_id, label: name }))
      : variables.map((variable) => ({ value: variable.label, label: variable.label }));
  const first = { value: '', label: t(kind === 'secret' ? 'chooseSecret' : 'chooseVariable') };
  return <Select aria-label={label} value={text} onChange={onChange} options={[first, ...options]} />;
}
