import type { SharedItem } from '@mynah/contract/history/share-links';
import { addressOf } from '#web/shared/api/address-of.ts';
import { backgroundOfColor } from '#web/ui/orb-background.ts';
import { element } from '../parts/element.ts';
import { bindKeys } from '../parts/keys.ts';
import { controls } from './controls.ts';
import { copyButton } from './copy-button.ts';
import { followText } from './following-text.ts';
import { Sound } from './sound.ts';
import './share.css';
import './frame.css';

/** The page of a public link, and the player of it in a frame: the server wrote what is there without a script. */
const page = document.querySelector<HTMLElement>('[data-link]');
followSystemTheme();
if (page) {
  paintOrb(page);
  void start(page);
}

async function start(main: HTMLElement): Promise<void> {
  const place = main.querySelector('.player');
  const params = { share_link_id: main.dataset.link ?? '' };
  const soundAddress = addressOf('GET /v1/shared/{share_link_id}/audio', { params });
  try {
    const answer = await fetch(addressOf('GET /v1/shared/{share_link_id}', { params }));
    if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
    const item = (await answer.json()) as SharedItem;
    const sound = new Sound(soundAddress, item.duration_ms / 1000);
    place?.replaceChildren(...controls(sound, bytesOf(item.peaks)));
    main.querySelector('.actions')?.prepend(copyButton(item.page_url));
    const text = main.querySelector<HTMLElement>('.words p');
    if (text && item.alignment) followText(text, item.alignment, sound);
    bindKeys(sound);
    showInMediaSession(item);
  } catch (cause) {
    console.error('the player could not be set up; the plain one plays', cause);
    place?.replaceChildren(element('audio', { controls: true, preload: 'metadata', src: soundAddress }));
  }
}

const bytesOf = (base64: string | null): Uint8Array =>
  Uint8Array.from(atob(base64 ?? ''), (character) => character.charCodeAt(0));

/** The same colors as in the app, and a breath of them behind the card. */
function paintOrb(main: HTMLElement): void {
  main.style.setProperty('--orb', backgroundOfColor(Number(main.dataset.color)));
}

function showInMediaSession({ text, voice_name, image_url }: SharedItem): void {
  if (!('mediaSession' in navigator)) return;
  navigator.mediaSession.metadata = new MediaMetadata({
    title: text?.slice(0, 120) ?? document.title,
    artist: voice_name ?? '',
    artwork: [{ src: image_url, sizes: '1200x630', type: 'image/png' }],
  });
}

/** `theme.js` has set it for the first paint; a choice that is kept in this browser stays. */
function followSystemTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', () => {
    if (!hasKeptTheme()) document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light';
  });
}

function hasKeptTheme(): boolean {
  try {
    return /^(light|dark)$/.test(localStorage.getItem('theme') ?? '');
  } catch {
    // storage may be forbidden in a frame: the system's choice holds
    return false;
  }
}
