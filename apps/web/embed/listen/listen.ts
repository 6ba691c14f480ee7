import type { Listening } from '@mynah/contract/studio/feeds';
import { addressOf } from '#web/shared/api/address-of.ts';
import { bindKeys } from '../parts/keys.ts';
import { followSystemTheme, paintOrb } from '../parts/look.ts';
import { copyButton } from '../share/copy-button.ts';
import { Book } from './book.ts';
import { chapterButtons } from './chapter-buttons.ts';
import './listen.css';

/** The page to listen to a project: the server wrote what is there without a script. */
const page = document.querySelector<HTMLElement>('main');
followSystemTheme();
if (page?.dataset.color) {
  paintOrb(page);
  void start(page);
}

async function start(main: HTMLElement): Promise<void> {
  const secret = location.pathname.split('/').filter(Boolean).at(-1) ?? '';
  try {
    const answer = await fetch(addressOf('GET /v1/studio/feeds/{secret}/listening', { params: { secret } }));
    if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
    const listening = (await answer.json()) as Listening;
    main.querySelector('.actions')?.prepend(copyButton(listening.page_url));
    if (listening.chapters.length > 0) showBook(main, listening, secret);
  } catch (cause) {
    console.error('the player could not be set up; the list of chapters leads to their sound', cause);
    main.querySelector('.player')?.remove();
  }
}

function showBook(main: HTMLElement, listening: Listening, secret: string): void {
  const find = (selector: string) => main.querySelector<HTMLElement>(selector);
  const [player, list, text] = [find('.player'), find('.chapters'), find('.words p')];
  if (!player || !list || !text) return;
  const book = new Book(listening, { secret, player, text });
  list.replaceChildren(...chapterButtons(book, listening.chapters));
  bindKeys(book);
  book.begin();
}
