import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { API_DOCUMENT, ITEM_LINKS } from '#web/features/checklist/checklist-items.ts';
import { useMessages } from '#web/features/checklist/messages.ts';
import type { Checklist } from '#web/features/checklist/use-checklist.ts';
import { Link } from '#web/shared/routing/index.ts';
import { classNames } from '#web/ui/class-names.ts';

const stepClass = 'flex items-center gap-2.5 rounded-md px-3 py-2 text-13 transition-colors hover:bg-hover';

export function ChecklistSteps({ items, onLeave }: { items: Checklist['items']; onLeave?: () => void }) {
  const t = useMessages();
  return (
    <ol>
      {items.map(({ onboarding_checklist_item_id: id, is_completed: isDone }) => (
        <li key={id}>
          <StepLink to={ITEM_LINKS[id]} onLeave={onLeave}>
            {isDone ? (
              <CircleCheck role="img" aria-label={t('done')} className="size-4 shrink-0 text-positive" />
            ) : (
              <Circle role="img" aria-label={t('open')} className="size-4 shrink-0 text-ink-3" />
            )}
            <span className={classNames(isDone && 'text-ink-3 line-through')}>{t(id)}</span>
          </StepLink>
        </li>
      ))}
    </ol>
  );
}

function StepLink({ to, onLeave, children }: { to: string; onLeave?: () => void; children: ReactNode }) {
  if (to === API_DOCUMENT) {
    return (
      <a href={to} className={stepClass}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} onClick={onLeave} className={stepClass}>
      {children}
    </Link>
  );
}
