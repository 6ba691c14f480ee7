import { Fragment } from 'react';
import { useMessages } from '#web/shared/agents/messages.ts';
import { UserLink, type UserOfThing } from '#web/shared/agents/user-link.tsx';

const mostShown = 3;

interface UsedByProps {
  users: readonly UserOfThing[];
  /** Stands before them, where there are any. */
  label?: string;
}

/** In one line: by whom a thing is used; more than a few are counted. */
export function UsedBy({ users, label }: UsedByProps) {
  const t = useMessages();
  if (users.length === 0) return <span className="text-ink-3">{t('notUsed')}</span>;
  const further = users.length - mostShown;
  return (
    <span className="line-clamp-2">
      {label && `${label}: `}
      {users.slice(0, mostShown).map((user, index) => (
        <Fragment key={user.id}>
          {index > 0 && ', '}
          <UserLink user={user} />
        </Fragment>
      ))}
      {further > 0 && ` ${t('andMore', { count: further })}`}
    </span>
  );
}
