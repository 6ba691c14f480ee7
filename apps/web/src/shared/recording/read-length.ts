const PATIENCE_MS = 4000;
/** Beyond every recording: a browser that is sent there finds the end. */
const FAR_SECONDS = 1e8;

/** How long a recording is, in seconds; null where the browser cannot read it or finds no end. */
export function readLength(file: File): Promise<number | null> {
  const url = URL.createObjectURL(file);
  const media = document.createElement('video');
  media.preload = 'metadata';
  return new Promise<number | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE_MS);
    const end = (seconds: number | null) => {
      clearTimeout(timer);
      resolve(seconds);
    };
    const look = () => {
      if (Number.isFinite(media.duration)) end(media.duration);
      // what a recorder wrote names no length until its end has been seen
      else media.currentTime = FAR_SECONDS;
    };
    media.addEventListener('loadedmetadata', look);
    media.addEventListener('durationchange', look);
    media.addEventListener('error', () => end(null));
    media.src = url;
  }).finally(() => {
    media.removeAttribute('src');
    URL.revokeObjectURL(url);
  });
}
