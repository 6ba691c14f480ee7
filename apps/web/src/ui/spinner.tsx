import { LoaderCircle } from 'lucide-react';
import { classNames } from '#web/ui/class-names.ts';

export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={classNames('size-4 shrink-0 animate-spin', className)} />;
}
