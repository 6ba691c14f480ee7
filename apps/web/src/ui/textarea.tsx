import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { controlClass, typedTextClass } from '#web/ui/input.tsx';

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...props}
      className={classNames(controlClass, typedTextClass, 'min-h-20 px-3 py-2', className)}
    />
  );
}
