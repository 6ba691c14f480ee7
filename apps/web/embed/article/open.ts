import type { ArticlePlayer } from '@mynah/contract/audio-native';
import { addressOf } from '#web/shared/api/address-of.ts';

const shortestWaitMs = 2_000;
const longestWaitMs = 20_000;

/** Asks what there is, and again while it is being made, less and less often. A refusal is nothing to show. */
export async function askForPlayer(ticket: string, show: (player: ArticlePlayer) => void): Promise<void> {
  for (let waitMs = shortestWaitMs; ; waitMs = Math.min(waitMs * 1.3, longestWaitMs)) {
    const player = await ask(ticket);
    if (player) show(player);
    if (player && player.state !== 'making') return;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

/** Undefined: the line was broken, and is tried again. */
async function ask(ticket: string): Promise<ArticlePlayer | undefined> {
  try {
    const answer = await fetch(addressOf('POST /v1/article-player'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ticket }),
    });
    if (answer.ok) return (await answer.json()) as ArticlePlayer;
    return answer.status < 500 && answer.status !== 429 ? { state: 'unavailable' } : undefined;
  } catch {
    return undefined;
  }
}
