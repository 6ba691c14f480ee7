import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { FieldValue, fieldName } from '#web/features/agents/editor/tabs/versions/field-changes.tsx';
import { useMessages } from '#web/features/agents/editor/tabs/versions/messages.ts';
import type { Choice, FieldConflict } from '#web/features/agents/editor/tabs/versions/versions.requests.ts';

interface ConflictsProps {
  conflicts: readonly FieldConflict[];
  /** What the two branches are called. */
  names: Readonly<Record<Choice['side'], string>>;
  chosen: Readonly<Record<string, Choice['side']>>;
  onChoose: (field: string, side: Choice['side']) => void;
}

/** Fields that both branches changed, each in its own way: one of the two values is chosen. */
export function Conflicts({ conflicts, names, chosen, onChoose }: ConflictsProps) {
  const t = useMessages();
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h3 className="font-semibold text-13">{t('conflicts')}</h3>
        <p className="text-13 text-ink-2">{t('conflictsText')}</p>
      </div>
      {conflicts.map((conflict) => {
        const field = fieldName(conflict);
        const values = { source: conflict.source_value, target: conflict.target_value };
        return (
          <div key={field} className="flex flex-col gap-2 rounded-lg border p-3">
            <span className="figures break-all font-medium text-12">{field}</span>
            <div className="flex gap-2 text-13 text-ink-2">
              <span>{t('was')}</span>
              <FieldValue value={conflict.base_value} />
            </div>
            <RadioGroup
              aria-label={field}
              value={chosen[field] ?? null}
              onValueChange={(side) => onChoose(field, side as Choice['side'])}
              className="grid gap-2 sm:grid-cols-2"
            >
              {(['source', 'target'] as const).map((side) => (
                <Radio.Root
                  key={side}
                  value={side}
                  nativeButton
                  render={<button type="button" />}
                  className="flex min-w-0 flex-col gap-1 rounded-lg border bg-surface p-3 text-start text-13 hover:border-line-strong data-checked:border-ink data-checked:ring-1 data-checked:ring-ink"
                >
                  <span className="font-medium text-12 text-ink-2">{names[side]}</span>
                  <FieldValue value={values[side]} />
                </Radio.Root>
              ))}
            </RadioGroup>
          </div>
        );
      })}
    </section>
  );
}
