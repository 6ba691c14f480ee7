const PATIENCE_MS = 4000;

/** How long a recording is, in seconds; null where the browser cannot read it or its head does not say. */
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
    media.onloadedmetadata = () => end(Number.isFinite(media.duration) ? media.duration : null);
    media.onerror = () => end(null);
    media.src = url;
  }).finally(() => {
    media.removeAttribute('src');
    URL.revokeObjectURL(url);
  });
}
