import { copyText } from '#web/shared/copy-text.ts';
import { element, icon } from '../parts/element.ts';

const LINK =
  'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71';
const CHECK = 'M20 6 9 17l-5-5';
const SAYS_SO_MS = 2000;

/** Puts the address of the page on the clipboard, and says so in its own place. */
export function copyButton(address: string): HTMLButtonElement {
  const label = element('span', { 'aria-live': 'polite' }, ['Copy link']);
  const button = element('button', { type: 'button', class: 'action' });
  const show = (text: string, path: string) => {
    label.textContent = text;
    button.replaceChildren(icon(path, 'lines'), label);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  button.addEventListener('click', async () => {
    const isCopied = await copyText(address);
    show(isCopied ? 'Link copied' : 'Copying failed', isCopied ? CHECK : LINK);
    clearTimeout(timer);
    timer = setTimeout(() => show('Copy link', LINK), SAYS_SO_MS);
  });
  show('Copy link', LINK);
  return button;
}
