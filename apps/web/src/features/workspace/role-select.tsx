import { seatTypes } from '@mynah/contract/workspaces/seat-types';
import type { SeatType } from '@mynah/contract/workspaces/seats';
import { useMessages } from '#web/features/workspace/messages.ts';
import { Select } from '#web/ui/select.tsx';

type RoleSelectProps = {
  value: SeatType;
  onChange: (seat: SeatType) => void;
  label: string;
  disabled?: boolean;
  className?: string;
};

export function RoleSelect({ value, onChange, label, disabled, className }: RoleSelectProps) {
  const t = useMessages();
  const hints = {
    workspace_admin: t('adminHint'),
    workspace_member: t('editorHint'),
    workspace_lite_member: t('viewerHint'),
  };
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={onChange}
      disabled={disabled}
      className={className}
      options={seatTypes.map((seat) => ({ value: seat, label: t(seat), hint: hints[seat] }))}
    />
  );
}
