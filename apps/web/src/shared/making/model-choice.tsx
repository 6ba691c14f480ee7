import type { Model } from '@mynah/contract/voices/models';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type ModelChoiceProps = {
  label: string;
  failedTitle: string;
  models: {
    data: readonly Model[] | undefined;
    selected: Model | undefined;
    isError: boolean;
    error: unknown;
    refetch: () => Promise<unknown>;
  };
  onSelect: (modelId: string) => void;
};

/** The models of one kind, each with its description. */
export function ModelChoice({ label, failedTitle, models, onSelect }: ModelChoiceProps) {
  const { data, selected, isError, error, refetch } = models;
  if (isError && !data)
    return <ErrorState error={error} title={failedTitle} onRetry={() => void refetch()} className="py-4!" />;
  if (!data || !selected) return <Skeleton className="h-10 w-full" />;
  return (
    <Select
      aria-label={label}
      className="h-10! rounded-lg! font-medium shadow-card"
      value={selected.model_id}
      onChange={onSelect}
      options={data.map(({ model_id, name, description }) => ({
        value: model_id,
        label: name,
        hint: <span className="block max-w-62 whitespace-normal">{description}</span>,
      }))}
    />
  );
}
