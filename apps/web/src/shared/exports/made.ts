import { type QueryKey, queryOptions } from '@tanstack/react-query';

/** A file that was made of something, or is being made. */
export interface Made {
  export_id: string;
  file_name: string | null;
  state: 'queued' | 'making' | 'done' | 'failed';
  /** 0 to 1. */
  progress: number;
  error: string | null;
  size_bytes: number | null;
  created_at_unix: number;
}

/** Where the files of one thing are listed, fetched and deleted. */
export interface MadeSource<One extends Made> {
  queryKey: QueryKey;
  list: (signal: AbortSignal) => Promise<One[]>;
  fetchFile: (made: One) => Promise<Response>;
  remove: (made: One) => Promise<unknown>;
}

/** What is being made is looked at this often, beside the events that tell of it. */
const LOOK_AGAIN_MS = 1500;

export const madeQuery = <One extends Made>({ queryKey, list }: MadeSource<One>) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => list(signal),
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.state === 'queued' || one.state === 'making') ? LOOK_AGAIN_MS : false,
  });
