import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/class-names.ts';

export const controlClass = classNames(
  'w-full rounded-md border border-line-strong bg-surface text-13 text-ink',
  'transition-[border-color,box-shadow] hover:border-ink-3/60',
  'focus-visible:border-focus focus-visible:outline-none focus-visible:ring-3 focus-visible:ring-focus/20',
  'aria-invalid:border-danger disabled:opacity-55',
);

/** 16 px on touch screens, or phones zoom into the field. */
export const typedTextClass = 'pointer-coarse:text-[1rem]';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input {...props} className={classNames(controlClass, typedTextClass, 'h-9 px-3', className)} />;
}
