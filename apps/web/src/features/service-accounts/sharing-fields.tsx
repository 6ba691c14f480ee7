import { useMessages } from '#web/features/service-accounts/messages.ts';
import {
  type SharingGroup,
  useSharingGroups,
} from '#web/features/service-accounts/service-accounts.requests.ts';
import { compareNames } from '#web/shared/format/order.ts';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type SharingFieldsProps = { value: readonly SharingGroup[]; onChange: (groups: SharingGroup[]) => void };
type Level = SharingGroup['permission_level'] | 'none';

/** With which groups the account shares what it makes, and what they may do with it. */
export function SharingFields({ value, onChange }: SharingFieldsProps) {
  const t = useMessages();
  const groups = useSharingGroups();
  const known = Object.values(groups.data ?? {}).toSorted((a, b) => compareNames(a.name, b.name));
  const choose = (groupId: string, level: Level) => {
    const others = value.filter(({ group_id }) => group_id !== groupId);
    onChange(level === 'none' ? others : [...others, { group_id: groupId, permission_level: level }]);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium text-13">{t('sharing')}</legend>
      <p className="pt-0.5 pb-2 text-12 text-ink-3">{t('sharingHint')}</p>
      {groups.isPending && <Skeleton className="h-13" />}
      {groups.isSuccess && known.length === 0 && <p className="text-12 text-ink-2">{t('sharingNoGroups')}</p>}
      {known.length > 0 && (
        <ul className="max-h-52 divide-y overflow-y-auto rounded-lg border bg-surface">
          {known.map(({ id, name }) => (
            <li key={id} className="flex items-center gap-3 py-2 pe-2 ps-3">
              <span className="min-w-0 flex-1 truncate text-13">{name}</span>
              <div className="w-34 shrink-0">
                <LevelSelect
                  name={name}
                  value={value.find(({ group_id }) => group_id === id)?.permission_level ?? 'none'}
                  onChange={(level) => choose(id, level)}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

type LevelSelectProps = { name: string; value: Level; onChange: (level: Level) => void };

function LevelSelect({ name, value, onChange }: LevelSelectProps) {
  const t = useMessages();
  return (
    <Select
      aria-label={t('sharingWith', { name })}
      value={value}
      onChange={onChange}
      options={[
        { value: 'none', label: t('level_none') },
        { value: 'viewer', label: t('level_viewer') },
        { value: 'editor', label: t('level_editor') },
        { value: 'admin', label: t('level_admin') },
      ]}
    />
  );
}
