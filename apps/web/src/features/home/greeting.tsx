import { useMessages } from '#web/features/home/messages.ts';
import { useUser } from '#web/shared/account/account.requests.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function Greeting() {
  const t = useMessages();
  const user = useUser();
  if (user.isPending) return <Skeleton className="h-7.5 w-72" />;
  const greeting = t(partOfDay(new Date().getHours()));
  const name = user.data?.first_name;
  return (
    <h2 className="font-semibold text-22 tracking-[-0.02em]">
      {name ? t('greeting', { greeting, name }) : greeting}
    </h2>
  );
}

/** The night belongs to the evening. */
export function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
