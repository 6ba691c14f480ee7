import { Link } from '@tanstack/react-router';
import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { ITEM_LINKS } from '#web/features/checklist/checklist-items.ts';
import { useMessages } from '#web/features/checklist/messages.ts';
import type { Checklist } from '#web/features/checklist/use-checklist.ts';
import { useHasPage } from '#web/shared/pages.ts';
import { classNames } from '#web/ui/class-names.ts';

const stepClass = 'flex items-center gap-2.5 rounded-md px-3 py-2 text-13';

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

/** Pages of the documentation stand beside the app; what this build does not have is not linked to. */
function StepLink({ to, onLeave, children }: { to: string; onLeave?: () => void; children: ReactNode }) {
  const hasPage = useHasPage(to);
  const linkClass = classNames(stepClass, 'transition-colors hover:bg-hover');
  if (hasPage) {
    return (
      <Link to={to} onClick={onLeave} className={linkClass}>
        {children}
      </Link>
    );
  }
  if (!to.startsWith('/docs')) return <span className={classNames(stepClass, 'text-ink-3')}>{children}</span>;
  return (
    <a href={to} className={linkClass}>
      {children}
    </a>
  );
}
