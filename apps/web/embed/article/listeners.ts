import { addressOf } from '#web/shared/api/address-of.ts';
import type { ArticleSound } from './sound.ts';

/** Tells the server how far somebody listened, each quarter once; and nothing of who it is. */
export function countListening(ticket: string, sound: ArticleSound): void {
  const told = new Set<number>();
  const tell = (quarters: number) => {
    if (told.has(quarters)) return;
    told.add(quarters);
    const body = JSON.stringify({ ticket, quarters });
    const headers = { 'content-type': 'application/json' };
    fetch(addressOf('POST /v1/article-player/heard'), {
      method: 'POST',
      headers,
      body,
      keepalive: true,
    }).catch(
      // a listener that is not counted is no harm
      () => {},
    );
  };
  // what was jumped over was not listened to
  let before = sound.seconds;
  let heard = 0;
  sound.audio.addEventListener('play', () => tell(0));
  sound.onTime((seconds) => {
    const step = seconds - before;
    before = seconds;
    if (sound.audio.paused && !sound.audio.ended) return;
    if (step > 0 && step < 2) heard += step;
    for (const quarters of [1, 2, 3]) if (heard >= (sound.duration * quarters) / 4) tell(quarters);
    if (heard >= sound.duration * 0.95) tell(4);
  });
}
