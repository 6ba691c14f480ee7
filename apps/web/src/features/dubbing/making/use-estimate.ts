import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Estimate, estimateQuery } from '#web/features/dubbing/dubbing.requests.ts';

interface Wanted {
  source: string;
  /** Empty: nothing is asked yet. */
  target: string;
  /** 0 where nobody knows. */
  seconds: number;
}

/** Who would translate, how long it takes and what it costs; undefined until it is known. */
export function useEstimate({ source, target, seconds }: Wanted): Estimate | undefined {
  const { data, isPlaceholderData } = useQuery({
    ...estimateQuery({ source_lang: source, target_lang: target, duration_secs: Math.ceil(seconds) }),
    enabled: target !== '',
    placeholderData: keepPreviousData,
  });
  return target === '' || isPlaceholderData ? undefined : data;
}
