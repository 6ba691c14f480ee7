import type { ArticlePlayer } from '@mynah/contract/audio-native';
import { addressOf } from '#web/shared/api/address-of.ts';
import { element } from '../parts/element.ts';
import { bindKeys } from '../parts/keys.ts';
import { Memory } from '../parts/memory.ts';
import { playButton } from '../parts/player-controls.ts';
import { timeLine, tools } from './controls.ts';
import { countListening } from './listeners.ts';
import { readingAlong } from './reading-along.ts';
import { ArticleSound } from './sound.ts';

type ReadyPlayer = Extract<ArticlePlayer, { state: 'ready' }>;

/** Until the article is spoken. */
export function showMaking(place: HTMLElement): void {
  place.replaceChildren(
    element('div', { class: 'card making', role: 'status' }, [
      element('span', { class: 'pulse', 'aria-hidden': 'true' }),
      element('p', {}, ['The audio of this article is being made.']),
    ]),
  );
}

export function showPlayer(place: HTMLElement, ticket: string, player: ReadyPlayer): void {
  const chapters = player.chapters.map(({ chapter_snapshot_id: chapter, duration_ms }) => ({
    url: addressOf('GET /v1/article-player/audio', { query: { ticket, chapter } }),
    seconds: duration_ms / 1000,
  }));
  const sound = new ArticleSound(chapters);
  const memory = new Memory(`article ${place.dataset.key ?? ''}`, player.sessionization);
  const remembered = memory.read();
  if (remembered && remembered.chapter < chapters.length)
    sound.seekIn(remembered.chapter, remembered.seconds);
  const words = readingAlong(
    ticket,
    player.chapters.map(({ chapter_snapshot_id }) => chapter_snapshot_id),
    sound,
  );
  words.hidden = true;
  place.replaceChildren(card(player, sound, words));
  bindKeys(sound, 'select, input');
  countListening(ticket, sound);
  rememberPlace(sound, memory);
  showInMediaSession(player);
}

function card(
  { title, author }: Pick<ReadyPlayer, 'title' | 'author'>,
  sound: ArticleSound,
  words: HTMLElement,
) {
  const status = element('p', { class: 'status', role: 'status' });
  sound.audio.addEventListener('error', () => {
    status.textContent = 'The audio could not be loaded. Press play to try again.';
  });
  sound.audio.addEventListener('playing', () => {
    status.textContent = '';
  });
  return element('section', { class: 'card', 'aria-label': 'Listen to this article' }, [
    playButton(sound),
    element('div', { class: 'names' }, [
      element('p', { class: 'title', dir: 'auto' }, [title]),
      element('p', { class: 'author', dir: 'auto' }, [author]),
    ]),
    element('div', { class: 'line' }, timeLine(sound)),
    element('div', { class: 'tools' }, tools(sound, words)),
    status,
    words,
  ]);
}

/** Some seconds at a time, and when the page is left. What was heard to its end begins anew. */
function rememberPlace(sound: ArticleSound, memory: Memory): void {
  let last = -1;
  const write = () => {
    const isOver = sound.seconds > sound.duration - 3;
    memory.write(isOver ? 0 : sound.chapter, isOver ? 0 : sound.chapterSeconds);
  };
  sound.onTime((seconds) => {
    if (sound.audio.paused || Math.abs(seconds - last) < 3) return;
    last = seconds;
    write();
  });
  for (const name of ['pause', 'ended']) sound.audio.addEventListener(name, write);
}

function showInMediaSession({ title, author }: ReadyPlayer): void {
  if (!('mediaSession' in navigator)) return;
  navigator.mediaSession.metadata = new MediaMetadata({ title, artist: author });
}
