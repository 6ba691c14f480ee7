import { type DragEvent, type ReactNode, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';

type DropAreaProps = {
  /** Takes the first that is dropped. */
  onFile?: (file: File) => void;
  /** Takes all that is dropped at once. */
  onFiles?: (files: File[]) => void;
  /** A card of its own, or a page that takes a file everywhere. */
  look: 'card' | 'page';
  label?: string;
  className?: string;
  children: ReactNode | ((isOver: boolean) => ReactNode);
};

const looks = {
  card: {
    rest: 'rounded-2xl border border-line-strong border-dashed bg-surface',
    over: 'border-accent bg-accent-soft',
  },
  page: { rest: '', over: 'bg-hover outline-2 outline-accent -outline-offset-8 outline-dashed' },
};

/** Takes a file that is dropped anywhere on it. A button within must do the same without a mouse. */
export function DropArea({ onFile, onFiles, look, label, className, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    // on the way to a child the area is not left
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files[0]) onFile?.(files[0]);
    if (files.length > 0) onFiles?.(files);
  };
  return (
    <section
      aria-label={label}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={leave}
      onDrop={drop}
      className={classNames('transition-colors', looks[look].rest, isOver && looks[look].over, className)}
    >
      {typeof children === 'function' ? children(isOver) : children}
    </section>
  );
}
