import { ChevronsUpDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useMessages } from '#web/app/messages.ts';
import { useCreditsText } from '#web/app/shell/use-credits-text.ts';
import { useUser } from '#web/shared/account/account.requests.ts';
import { useWorkspace } from '#web/shared/account/workspace.requests.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { OnFirstUse } from '#web/ui/on-first-use.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

const loadMenu = () => import('#web/app/shell/account-menu.tsx');
const AccountMenu = lazy(async () => ({ default: (await loadMenu()).AccountMenu }));

/** Who is here, what is left to spend, and the menu of the account. */
export function WorkspaceCard() {
  return (
    <OnFirstUse load={loadMenu} opens="menu" trigger={<WorkspaceButton />}>
      <AccountMenu trigger={<WorkspaceButton />} />
    </OnFirstUse>
  );
}

function WorkspaceButton(props: ComponentProps<'button'>) {
  const t = useMessages();
  const user = useUser().data;
  const credits = useCreditsText();
  const workspace = useWorkspace().data;
  const ownName = user?.first_name ? t('workspaceOf', { name: user.first_name }) : t('workspace');
  const name = workspace?.name ?? ownName;
  return (
    <button
      type="button"
      {...props}
      className="flex w-full items-center gap-2.5 rounded-lg border bg-surface p-2 text-start shadow-card transition-colors hover:border-line-strong data-popup-open:border-line-strong"
    >
      <VoiceOrb id={user?.workspace_id ?? 'workspace'} name={name} size={28} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium text-13">{name}</span>
        {credits === undefined ? (
          <Skeleton className="mt-1 h-3 w-24" />
        ) : (
          <span className="block truncate text-11 text-ink-3">{credits}</span>
        )}
      </span>
      <span className="sr-only">{t('workspaceMenu')}</span>
      <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-ink-3" />
    </button>
  );
}
