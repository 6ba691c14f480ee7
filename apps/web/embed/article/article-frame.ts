import type { ArticlePlayer } from '@mynah/contract/audio-native';
import { dressPlayer, type Looks } from './looks.ts';
import { askForPlayer } from './open.ts';
import { showMaking, showPlayer } from './player.ts';
import { previewPlayer } from './preview.ts';
import './article-frame.css';

/** The player of an article, in its frame. While there is nothing to show, the frame has no height. */
const player = document.querySelector<HTMLElement>('#player');
if (player) {
  const { small, textColor = '', backgroundColor = '', ticket = '' } = player.dataset;
  dressPlayer(player, { small: small === 'true', textColor, backgroundColor });
  tellHeight(player);
  if (ticket) void start(player, ticket);
  else listenForLooks(player);
}

/** What is still being made turns into the player by itself. */
async function start(place: HTMLElement, ticket: string): Promise<void> {
  await askForPlayer(ticket, (shown: ArticlePlayer) => {
    if (shown.state === 'making') showMaking(place);
    else if (shown.state === 'ready') showPlayer(place, ticket, shown);
    else place.replaceChildren();
  });
}

/** The page around it makes room, as much as there is to show. */
function tellHeight(place: HTMLElement): void {
  const tell = () => parent.postMessage({ height: Math.ceil(place.getBoundingClientRect().height) }, '*');
  new ResizeObserver(tell).observe(place);
  // a frame without height is not drawn, and its observers of sizes sleep
  new MutationObserver(tell).observe(place, { childList: true });
  tell();
}

/** Of the settings page, which tries colors on. */
function listenForLooks(place: HTMLElement): void {
  previewPlayer(place);
  addEventListener('message', ({ origin, data }: MessageEvent<{ looks?: Looks }>) => {
    if (origin === location.origin && data?.looks) dressPlayer(place, data.looks);
  });
  parent.postMessage({ isReady: true }, location.origin);
}
