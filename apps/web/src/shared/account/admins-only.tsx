import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUser } from '#web/shared/account/account.requests.ts';
import { useIsAdmin } from '#web/shared/account/roles.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type AdminsOnlyProps = { title: string; text: string; children: ReactNode };

/** A page for admins: others read why it is not theirs, and nothing is asked of the server in vain. */
export function AdminsOnly({ title, text, children }: AdminsOnlyProps) {
  const isAdmin = useIsAdmin();
  const user = useUser();
  if (user.isPending) return <Skeleton className="mt-8 h-60" />;
  if (isAdmin || user.isError) return children;
  return (
    <Card className="mt-8">
      <EmptyState icon={<Lock aria-hidden />} title={title} text={text} />
    </Card>
  );
}
