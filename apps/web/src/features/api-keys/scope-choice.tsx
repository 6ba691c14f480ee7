import type { Permission } from '@mynah/contract/permissions';
import { useMessages } from '#web/features/api-keys/messages.ts';
import { SCOPE_GROUPS, type Scope } from '#web/features/api-keys/scopes.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** A group with more than this takes both columns. */
const LONG = 4;

type ScopeChoiceProps = {
  value: readonly Permission[];
  onChange: (scopes: Permission[]) => void;
  error?: string;
};

export function ScopeChoice({ value, onChange, error }: ScopeChoiceProps) {
  const t = useMessages();
  const toggle = (scope: Scope, isChosen: boolean) =>
    onChange(isChosen ? [...value, scope] : value.filter((other) => other !== scope));
  return (
    <div>
      <div className="grid gap-x-6 gap-y-4 rounded-lg border bg-surface p-4 sm:grid-cols-2">
        {SCOPE_GROUPS.map(({ title, scopes }) => (
          <fieldset key={title} className={classNames(scopes.length > LONG && 'sm:col-span-2')}>
            <legend className="pb-1.5 font-medium text-12 text-ink-3">{t(title)}</legend>
            <div className={classNames('grid gap-x-6 gap-y-1.5', scopes.length > LONG && 'sm:grid-cols-2')}>
              {scopes.map((scope) => (
                <Checkbox
                  key={scope}
                  label={t(`scope_${scope}`)}
                  checked={value.includes(scope)}
                  onChange={(isChosen) => toggle(scope, isChosen)}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-1.5 text-12 text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
