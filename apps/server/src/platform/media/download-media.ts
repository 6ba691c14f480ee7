import { makeTemporaryFile, type TemporaryPath } from '../files/temporary-file.ts';
import { downloadOutside } from '../outbound/index.ts';
import type { Platform } from '../platform.ts';

const timeoutMs = 30 * 60_000;

/**
 * Fetches a recording from an address that the caller gave (`source_url`) into a temporary file, which the caller
 * removes. @throws Failure `address_refused`, `outside_unreachable`, `upload_file_size_exceeded`
 */
export async function downloadMedia(
  platform: Platform,
  address: string,
  signal: AbortSignal,
): Promise<TemporaryPath> {
  const file = await makeTemporaryFile(platform);
  try {
    const maxBytes = platform.config.uploadMegabytes * 1024 * 1024;
    await downloadOutside(platform, address, { path: file.path, maxBytes, timeoutMs, signal });
    return file;
  } catch (cause) {
    await file.remove();
    throw cause;
  }
}
