import { useEffect, useState } from 'react';
import { create } from 'zustand';
import type { Source } from '#web/features/speech-to-text/order.ts';
import type { Refusal } from '#web/shared/files/use-refusals.ts';
import { readLength } from '#web/shared/recording/read-length.ts';

/** What is to be transcribed next: chosen, dropped, recorded or pasted. */
export const useSource = create<{ source: Source | undefined; refused: readonly Refusal[] }>(() => ({
  source: undefined,
  refused: [],
}));
export const chooseSource = (source: Source | undefined): void => useSource.setState({ source, refused: [] });

/** The server does not take it: another one may be chosen at once. */
export const refuseSource = (refusal: Refusal): void =>
  useSource.setState({ source: undefined, refused: [refusal] });
export const forgetRefusal = (): void => useSource.setState({ refused: [] });

/** How long a file sounds, as far as this browser can read it; undefined otherwise. */
export function useLength(file: File | undefined): number | undefined {
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    setSeconds(undefined);
    let isCurrent = true;
    if (file) void readLength(file).then((length) => isCurrent && setSeconds(length ?? undefined));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return seconds;
}

/** Undefined for what is no address of the web. */
export function addressOf(text: string): string | undefined {
  try {
    const url = new URL(text.trim());
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    // half typed
    return undefined;
  }
}
