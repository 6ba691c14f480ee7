import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

interface Media {
  /** Names the bytes, which never change. */
  key: readonly string[];
  fetch: (signal: AbortSignal) => Promise<Response>;
}

/** A film or a sound as an element plays it: elements send no sign-in, so it is fetched for them. */
export function useMediaAddress({ key, fetch }: Media) {
  const { data, error, refetch } = useQuery({
    queryKey: ['media', ...key],
    queryFn: async ({ signal }) => (await fetch(signal)).blob(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const url = URL.createObjectURL(data);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [data]);
  return { address, error, refetch };
}
