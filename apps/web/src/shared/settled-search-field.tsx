import { useEffect, useState } from 'react';
import { useDebounced } from '#web/shared/use-debounced.ts';
import { SearchField } from '#web/ui/search-field.tsx';

const typingPauseMs = 250;

interface SettledSearchFieldProps {
  label: string;
  /** As it stands in the address. */
  value: string;
  /** Called when the hand rests. */
  onChange: (text: string) => void;
}

/** A search whose words go into the address, not letter by letter. */
export function SettledSearchField({ label, value, onChange }: SettledSearchFieldProps) {
  const [text, setText] = useState(value);
  const settled = useDebounced(text, typingPauseMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed goes into the address, and nothing else
  useEffect(() => {
    if (settled !== value) onChange(settled);
  }, [settled]);
  return <SearchField label={label} placeholder={label} value={text} onChange={setText} maxLength={200} />;
}
