import { useMessages } from '#web/features/workspace-security/messages.ts';
import type { DefaultRole } from '#web/features/workspace-security/security.requests.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

const NOBODY = 'none';

type RoleFieldProps = { value: DefaultRole; onChange: (role: DefaultRole) => void };

export function RoleField({ value, onChange }: RoleFieldProps) {
  const t = useMessages();
  const roles = ['viewer', 'editor', 'admin'] as const;
  return (
    <Field label={t('role')}>
      {({ 'aria-invalid': _, ...control }) => (
        <Select
          {...control}
          aria-label={t('role')}
          value={value ?? NOBODY}
          onChange={(choice) => onChange(choice === NOBODY ? null : choice)}
          options={[
            ...roles.map((role) => ({ value: role, label: t(`role_${role}`) })),
            { value: NOBODY, label: t('roleNone') },
          ]}
        />
      )}
    </Field>
  );
}
