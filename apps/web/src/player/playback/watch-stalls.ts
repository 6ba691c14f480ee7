/** A slow line deserves some patience before its address is asked for anew. */
export const STALL_MS = 8000;

/** Tells when an element has waited for sound too long; the element itself raises no error then. */
export function watchStalls(audio: HTMLMediaElement, onStall: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  audio.addEventListener('waiting', () => {
    stop();
    timer = setTimeout(onStall, STALL_MS);
  });
  for (const sign of ['playing', 'timeupdate', 'canplay', 'pause', 'emptied', 'error']) {
    audio.addEventListener(sign, stop);
  }
}
