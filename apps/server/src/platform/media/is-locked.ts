import { open } from 'node:fs/promises';

/** The boxes of an MP4 that say what is in it stand at one of its ends. */
const lookedAtBytes = 1024 * 1024;

/** Whether it is an MP4 with copy protection: ffmpeg would read it without a complaint, and hear noise. */
export async function isLocked(path: string, sizeBytes: number): Promise<boolean> {
  const file = await open(path);
  try {
    const read = async (from: number): Promise<Buffer> => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(lookedAtBytes), 0, lookedAtBytes, from);
      return buffer.subarray(0, bytesRead);
    };
    const head = await read(0);
    if (head.toString('latin1', 4, 8) !== 'ftyp') return false;
    return [head, await read(Math.max(0, sizeBytes - lookedAtBytes))].some(
      (part) =>
        part.includes('sinf') && part.includes('schm') && (part.includes('enca') || part.includes('encv')),
    );
  } finally {
    await file.close();
  }
}
