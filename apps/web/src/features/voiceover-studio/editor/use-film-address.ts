import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchFile } from '#web/features/voiceover-studio/voiceovers.requests.ts';

/** A film as an element plays it: elements send no sign-in, so it is fetched for them. Bytes of a file never change. */
export function useFilmAddress(projectId: string, fileId: string) {
  const { data, error, refetch } = useQuery({
    queryKey: ['voiceover-film', projectId, fileId],
    queryFn: async ({ signal }) => (await fetchFile(projectId, fileId, signal)).blob(),
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
