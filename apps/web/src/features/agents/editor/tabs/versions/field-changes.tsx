import { useMessages } from '#web/features/agents/editor/tabs/versions/messages.ts';
import type { FieldChange } from '#web/features/agents/editor/tabs/versions/versions.requests.ts';

/** `agent.prompt.prompt` of the settings, as they are named on the wire. */
export const fieldName = ({ section, path }: Pick<FieldChange, 'section' | 'path'>): string =>
  path === '' ? section : `${section}.${path}`;

/** What changed, field by field. */
export function FieldChanges({ changes }: { changes: readonly FieldChange[] }) {
  const t = useMessages();
  return (
    <ul className="divide-y rounded-lg border">
      {changes.map((change) => (
        <li key={fieldName(change)} className="flex flex-col gap-1.5 px-3 py-2.5">
          <span className="figures break-all font-medium text-12">{fieldName(change)}</span>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-13">
            <dt className="text-ink-2">{t('before')}</dt>
            <dd className="text-ink-2">
              <FieldValue value={change.before} />
            </dd>
            <dt className="text-ink-2">{t('after')}</dt>
            <dd>
              <FieldValue value={change.after} />
            </dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** A text as it is, anything else as JSON; what there was not is told. */
export function FieldValue({ value }: { value: unknown }) {
  const t = useMessages();
  const isNothing = value === null || value === undefined || value === '';
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 1);
  return (
    <span className="line-clamp-6 whitespace-pre-wrap break-words">
      {isNothing ? <em className="text-ink-2">{t('nothing')}</em> : text}
    </span>
  );
}
