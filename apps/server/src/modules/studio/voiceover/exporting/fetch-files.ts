import { fetchBlob } from '../../../../platform/blobs/file-blobs.ts';
import type { TemporaryPath } from '../../../../platform/files/temporary-file.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { VoiceoverFileRow } from '../voiceovers.tables.ts';

/** Files of a voiceover on this machine's disk, by id. */
export interface FetchedFiles {
  paths: ReadonlyMap<string, string>;
  remove(): Promise<void>;
}

export async function fetchFiles(
  platform: Platform,
  files: readonly VoiceoverFileRow[],
  signal: AbortSignal,
): Promise<FetchedFiles> {
  const fetched: TemporaryPath[] = [];
  const remove = async (): Promise<void> => {
    for (const file of fetched) await file.remove();
  };
  try {
    const paths = new Map<string, string>();
    for (const { id, blob } of files) {
      const file = await fetchBlob(platform, blob, signal);
      fetched.push(file);
      paths.set(id, file.path);
    }
    return { paths, remove };
  } catch (cause) {
    await remove();
    throw cause;
  }
}
