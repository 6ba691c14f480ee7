import { useMessages } from '#web/features/staff/messages.ts';
import { useStaffActions } from '#web/features/staff/staff.requests.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { StaffList } from '#web/shared/staff/staff-list.tsx';

/** Every look and every act of staff, for all of staff to see. */
export function ActionLog() {
  const t = useMessages();
  return (
    <StaffList
      label={t('actions')}
      query={useStaffActions()}
      texts={{ loading: t('loading'), failed: t('actionsFailed'), empty: t('actionsEmpty') }}
      row={({ action, staff_email, staff_user_id, target, reason, created_at_unix }) => (
        <li key={`${created_at_unix} ${action} ${target}`} className="px-4 py-3">
          <p className="font-medium text-13">
            {action} <span className="figures font-normal text-12 text-ink-3">{target}</span>
          </p>
          <p className="text-12 text-ink-3">
            {[staff_email ?? staff_user_id, formatAgo(dateOfUnix(created_at_unix)), reason]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      )}
    />
  );
}
