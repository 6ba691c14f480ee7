import { Search } from 'lucide-react';
import { classNames } from '#web/ui/class-names.ts';
import { controlClass, typedTextClass } from '#web/ui/input.tsx';

type SearchFieldProps = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  maxLength?: number;
  /** Beside taller controls. */
  isTall?: boolean;
  className?: string;
};

/** Narrows a list while one types. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, value, onChange, maxLength, isTall, className } = props;
  return (
    <label className={classNames('relative flex-1', className)}>
      <span className="sr-only">{label}</span>
      <Search aria-hidden className="absolute top-1/2 start-3 size-4 -translate-y-1/2 text-ink-3" />
      <input
        type="search"
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
        placeholder={placeholder}
        className={classNames(controlClass, typedTextClass, isTall ? 'h-10' : 'h-9', 'pe-3 ps-9')}
      />
    </label>
  );
}
