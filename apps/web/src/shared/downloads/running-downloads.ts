import { create } from 'zustand';

/** A download that is under way. */
export interface RunningDownload {
  id: number;
  fileName: string;
  receivedBytes: number;
  /** Null where the server does not know it yet. */
  totalBytes: number | null;
  cancel: () => void;
}

/** What runs, for whoever shows it. */
export const useRunningDownloads = create<{ downloads: readonly RunningDownload[] }>(() => ({
  downloads: [],
}));

let last = 0;

/** Lists a download while `work` runs. What it gives back is undefined when the user cancelled it. */
export async function whileListed<Result>(
  fileName: string,
  work: (
    signal: AbortSignal,
    onProgress: (receivedBytes: number, totalBytes: number | null) => void,
  ) => Promise<Result>,
): Promise<Result | undefined> {
  last += 1;
  const id = last;
  const controller = new AbortController();
  change((downloads) => [
    ...downloads,
    { id, fileName, receivedBytes: 0, totalBytes: null, cancel: () => controller.abort() },
  ]);
  try {
    return await work(controller.signal, (receivedBytes, totalBytes) =>
      change((downloads) =>
        downloads.map((download) =>
          download.id === id ? { ...download, receivedBytes, totalBytes } : download,
        ),
      ),
    );
  } catch (cause) {
    if (controller.signal.aborted) return undefined;
    throw cause;
  } finally {
    change((downloads) => downloads.filter((download) => download.id !== id));
  }
}

const change = (next: (downloads: readonly RunningDownload[]) => readonly RunningDownload[]): void =>
  useRunningDownloads.setState(({ downloads }) => ({ downloads: next(downloads) }));
