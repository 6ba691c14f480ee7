import type { SharedItem } from '@mynah/contract/history/share-links';
import { addressOf } from '#web/shared/api/address-of.ts';
import { bytesOf } from '../parts/bytes.ts';
import { element } from '../parts/element.ts';
import { bindKeys } from '../parts/keys.ts';
import { followSystemTheme, paintOrb } from '../parts/look.ts';
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

function showInMediaSession({ text, voice_name, image_url }: SharedItem): void {
  if (!('mediaSession' in navigator)) return;
  navigator.mediaSession.metadata = new MediaMetadata({
    title: text?.slice(0, 120) ?? document.title,
    artist: voice_name ?? '',
    artwork: [{ src: image_url, sizes: '1200x630', type: 'image/png' }],
  });
}
