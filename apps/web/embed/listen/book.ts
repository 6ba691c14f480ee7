import type { EpisodeDetails, Listening } from '@mynah/contract/studio/feeds';
import { bytesOf } from '../parts/bytes.ts';
import { Memory } from '../parts/memory.ts';
import type { PlayedSound } from '../parts/player-controls.ts';
import { controls } from '../share/controls.ts';
import { followText } from '../share/following-text.ts';
import { Sound } from '../share/sound.ts';

/** How often the place is written down while it plays, in seconds of the sound. */
const NOTED_EVERY = 5;

interface Places {
  secret: string;
  player: HTMLElement;
  text: HTMLElement;
}

type Opening = { isPlaying: boolean; atSeconds?: number };

/** Chapters one after the other, from where the listener stopped the last time. */
export class Book implements PlayedSound {
  readonly #listening: Listening;
  readonly #places: Places;
  readonly #memory: Memory;
  readonly #listeners = new Set<(index: number) => void>();
  #index = 0;
  #sound: Sound | undefined;

  constructor(listening: Listening, places: Places) {
    this.#listening = listening;
    this.#places = places;
    this.#memory = new Memory(`listen ${places.secret}`, 0);
  }

  get audio(): HTMLAudioElement {
    return this.#current().audio;
  }

  toggle(): void {
    this.#current().toggle();
  }

  skip(direction: -1 | 1): void {
    this.#current().skip(direction);
  }

  onChapter(listener: (index: number) => void): void {
    this.#listeners.add(listener);
  }

  /** At the place that is remembered, and silent: browsers want a press first. */
  begin(): void {
    const kept = this.#memory.read();
    const index = kept?.chapter ?? 0;
    const isThere = index < this.#listening.chapters.length;
    this.open(isThere ? index : 0, { isPlaying: false, atSeconds: isThere ? kept?.seconds : 0 });
  }

  open(index: number, { isPlaying, atSeconds = 0 }: Opening): void {
    const chapter = this.#listening.chapters[index];
    if (!chapter) return;
    const rate = this.#sound?.audio.playbackRate ?? 1;
    this.#sound?.audio.pause();
    const sound = new Sound(chapter.audio_url, chapter.duration_ms / 1000);
    sound.audio.defaultPlaybackRate = rate;
    sound.audio.playbackRate = rate;
    this.#sound = sound;
    this.#index = index;
    sound.audio.addEventListener('ended', () => this.open(index + 1, { isPlaying: true }));
    this.#show(sound, new Uint8Array());
    if (atSeconds > 0) sound.seek(atSeconds);
    this.#remember(sound);
    this.#showInMediaSession(chapter.name);
    for (const listener of this.#listeners) listener(index);
    if (isPlaying) sound.play();
    void this.#bringDetails(sound, chapter.details_url);
  }

  #current(): Sound {
    if (!this.#sound) throw new Error('no chapter is open yet');
    return this.#sound;
  }

  #show(sound: Sound, peaks: Uint8Array): void {
    const hadFocus = this.#places.player.contains(document.activeElement);
    this.#places.player.replaceChildren(...controls(sound, peaks));
    if (hadFocus) this.#places.player.querySelector('button')?.focus();
  }

  /** The waveform and the words; without them the chapter plays all the same. */
  async #bringDetails(sound: Sound, address: string): Promise<void> {
    this.#places.text.replaceChildren();
    const details = await fetch(address)
      .then((answer) => (answer.ok ? (answer.json() as Promise<EpisodeDetails>) : undefined))
      .catch(() => undefined);
    if (!details || sound !== this.#sound) return;
    this.#show(sound, bytesOf(details.peaks));
    followText(this.#places.text, details.alignment, sound);
  }

  #remember(sound: Sound): void {
    let noted = Number.NEGATIVE_INFINITY;
    sound.onTime((seconds) => {
      if (sound !== this.#sound || Math.abs(seconds - noted) < NOTED_EVERY) return;
      noted = seconds;
      this.#memory.write(this.#index, seconds);
    });
    sound.audio.addEventListener('pause', () => {
      if (sound === this.#sound) this.#memory.write(this.#index, sound.audio.currentTime);
    });
  }

  #showInMediaSession(name: string): void {
    if (!('mediaSession' in navigator)) return;
    const { title, author, cover_url } = this.#listening;
    navigator.mediaSession.metadata = new MediaMetadata({
      title: name,
      artist: author,
      album: title,
      artwork: cover_url === null ? [] : [{ src: cover_url }],
    });
    const by = (step: number) => () => this.open(this.#index + step, { isPlaying: true });
    navigator.mediaSession.setActionHandler('previoustrack', by(-1));
    navigator.mediaSession.setActionHandler('nexttrack', by(1));
  }
}
