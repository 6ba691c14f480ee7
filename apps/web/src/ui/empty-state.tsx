import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

type EmptyStateProps = {
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  className?: string;
};

export function EmptyState({ icon, title, text, action, className }: EmptyStateProps) {
  return (
    <div className={classNames('flex flex-col items-center px-6 py-12 text-center', className)}>
      {icon && (
        <div className="mb-4 grid size-11 place-items-center rounded-xl border bg-surface text-ink-2 shadow-card [&_svg]:size-5">
          {icon}
        </div>
      )}
      <p className="font-medium text-15 text-ink">{title}</p>
      {text && <p className="mt-1 max-w-90 text-balance text-13 text-ink-2">{text}</p>}
      {action && <div className="mt-5 flex w-full flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
