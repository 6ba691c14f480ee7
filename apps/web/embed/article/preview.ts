import { element } from '../parts/element.ts';
import { playButton } from '../parts/player-controls.ts';
import { timeLine, tools } from './controls.ts';
import { ArticleSound } from './sound.ts';

/** The player as it looks, with an article that is none. */
export function previewPlayer(place: HTMLElement): void {
  const sound = new ArticleSound([{ url: '', seconds: 247 }]);
  sound.play = () => {};
  const words = element('div', { class: 'words' }, ['The word that you hear is ', mark('marked'), '.']);
  words.hidden = true;
  place.replaceChildren(
    element('section', { class: 'card', 'aria-label': 'Preview' }, [
      playButton(sound),
      element('div', { class: 'names' }, [
        element('p', { class: 'title' }, ['The title of an article']),
        element('p', { class: 'author' }, ['Its author']),
      ]),
      element('div', { class: 'line' }, timeLine(sound)),
      element('div', { class: 'tools' }, tools(sound, words)),
      words,
    ]),
  );
}

const mark = (text: string) => element('span', { class: 'sounding' }, [text]);
