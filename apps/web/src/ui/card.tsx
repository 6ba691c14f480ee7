import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/class-names.ts';

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={classNames('rounded-xl border bg-surface shadow-card', className)} />;
}
