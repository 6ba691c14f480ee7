import type { Listening } from '@mynah/contract/studio/feeds';
import { formatLength } from '#web/shared/format/times.ts';
import { element } from '../parts/element.ts';
import type { Book } from './book.ts';

/** The chapters as a list to choose from; the one that is open is marked. */
export function chapterButtons(book: Book, chapters: Listening['chapters']): HTMLLIElement[] {
  const buttons = chapters.map(({ name, duration_ms }, index) => {
    const length = element('span', { class: 'figures' }, [formatLength(duration_ms / 1000)]);
    const title = element('span', { class: 'name', dir: 'auto' }, [name]);
    const button = element('button', { type: 'button', class: 'chapter' }, [title, length]);
    button.addEventListener('click', () => book.open(index, { isPlaying: true }));
    return button;
  });
  book.onChapter((open) => {
    for (const [index, button] of buttons.entries()) {
      if (index === open) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
    }
    buttons[open]?.scrollIntoView({ block: 'nearest' });
  });
  return buttons.map((button) => element('li', {}, [button]));
}
