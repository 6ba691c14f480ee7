import { CircleHelp } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useMessages } from '#web/app/help/messages.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { iconButtonClass } from '#web/ui/icon-button.tsx';
import { OnFirstUse } from '#web/ui/on-first-use.tsx';

const loadEntries = () => import('#web/app/help/help-entries.tsx');
const HelpEntries = lazy(async () => ({ default: (await loadEntries()).HelpEntries }));

/** Help, in the header. */
export function HelpMenu() {
  return (
    <OnFirstUse load={loadEntries} opens="menu" trigger={<HelpButton />}>
      <HelpEntries trigger={<HelpButton />} />
    </OnFirstUse>
  );
}

function HelpButton(props: ComponentProps<'button'>) {
  const t = useMessages();
  return (
    <button type="button" aria-label={t('help')} {...props} className={iconButtonClass('sm')}>
      <CircleHelp aria-hidden />
    </button>
  );
}
