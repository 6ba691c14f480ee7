import { RefreshCw } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Select } from '#web/ui/select.tsx';

type QueueBarProps<Filter extends string> = {
  /** Of the choice. */
  label: string;
  filter: Filter;
  options: readonly { value: Filter; label: string }[];
  onFilter: (filter: Filter) => void;
  refresh: string;
  query: { isFetching: boolean; refetch: () => unknown };
};

/** Above a queue of staff: which part of it is shown, and a look at what is there now. */
export function QueueBar<Filter extends string>(props: QueueBarProps<Filter>) {
  const { label, filter, options, onFilter, refresh, query } = props;
  return (
    <div className="flex items-center gap-1">
      <Select aria-label={label} value={filter} onChange={onFilter} options={options} className="w-44!" />
      <IconButton label={refresh} disabled={query.isFetching} onClick={() => void query.refetch()}>
        <RefreshCw aria-hidden />
      </IconButton>
    </div>
  );
}
