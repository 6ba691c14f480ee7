import type { ArticlePlayer } from '@mynah/contract/audio-native';
import { dressPlayer, type Looks } from './looks.ts';
import { askForPlayer } from './open.ts';
import { showMaking, showPlayer } from './player.ts';
import { previewPlayer } from './preview.ts';
import './article-frame.css';

/** The player of an article, in its frame. While there is nothing to show, the frame has no height. */
const main = document.querySelector('main');
if (main) {
  const { small, textColor = '', backgroundColor = '', ticket = '' } = main.dataset;
  dressPlayer(main, { small: small === 'true', textColor, backgroundColor });
  tellHeight(main);
  if (ticket) void start(main, ticket);
  else listenForLooks(main);
}

/** What is still being made turns into the player by itself. */
async function start(place: HTMLElement, ticket: string): Promise<void> {
  await askForPlayer(ticket, (player: ArticlePlayer) => {
    if (player.state === 'making') showMaking(place);
    else if (player.state === 'ready') showPlayer(place, ticket, player);
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
