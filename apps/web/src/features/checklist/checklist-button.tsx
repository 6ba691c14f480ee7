import { ListChecks } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useMessages } from '#web/features/checklist/messages.ts';
import {
  type Checklist,
  progressOf,
  useChecklist,
  usePersistChecklist,
} from '#web/features/checklist/use-checklist.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { iconButtonClass } from '#web/ui/icon-button.tsx';
import { OnFirstUse } from '#web/ui/on-first-use.tsx';

const loadPanel = () => import('#web/features/checklist/checklist-panel.tsx');
const ChecklistPanel = lazy(async () => ({ default: (await loadPanel()).ChecklistPanel }));

/** The checklist in the header, as long as there is something on it to see. */
export function ChecklistButton() {
  const { shown } = useChecklist();
  usePersistChecklist();
  if (!shown) return null;
  const button = <StepsButton items={shown.items} />;
  return (
    <OnFirstUse load={loadPanel} opens="dialog" trigger={button}>
      <ChecklistPanel items={shown.items} trigger={button} />
    </OnFirstUse>
  );
}

function StepsButton({ items, ...props }: ComponentProps<'button'> & { items: Checklist['items'] }) {
  const t = useMessages();
  return (
    <button
      type="button"
      aria-label={t('progress', progressOf(items))}
      {...props}
      className={iconButtonClass('sm')}
    >
      <ListChecks aria-hidden />
    </button>
  );
}
