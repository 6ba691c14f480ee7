import { element } from '../../parts/element.ts';
import { allowedLink } from '../links.ts';
import { type Block, readBlocks, readSpans, type Span } from '../markdown.ts';
import type { Now } from '../now.ts';
import { button } from './buttons.ts';

type Looks = Pick<Now, 'settings' | 'texts'>;

/** A text with its Markdown as elements; no character of it is ever read as markup. */
export const richText = (text: string, looks: Looks): Node[] =>
  readBlocks(text).map((block) => blockElement(block, looks));

function blockElement(block: Block, looks: Looks): HTMLElement {
  const inline = (text: string) => readSpans(text).map((span) => spanNode(span, looks));
  switch (block.kind) {
    case 'paragraph':
      return element('p', {}, inline(block.text));
    // the page has an outline of its own
    case 'heading':
      return element('p', { class: 'heading' }, inline(block.text));
    case 'quote':
      return element('blockquote', {}, inline(block.text));
    case 'rule':
      return element('hr');
    case 'list': {
      const items = block.items.map((item) => element('li', {}, inline(item)));
      return block.isOrdered ? element('ol', { start: block.start }, items) : element('ul', {}, items);
    }
    case 'table': {
      const head = block.head.map((cell) => element('th', {}, inline(cell)));
      const rows = block.rows.map((row) =>
        element(
          'tr',
          {},
          row.map((cell) => element('td', {}, inline(cell))),
        ),
      );
      const table = element('table', {}, [
        element('thead', {}, [element('tr', {}, head)]),
        element('tbody', {}, rows),
      ]);
      return element('div', { class: 'wide', tabindex: 0 }, [table]);
    }
    case 'code':
      return codeBox(block, looks);
  }
}

function codeBox({ text }: { text: string }, { settings, texts }: Looks): HTMLElement {
  const copy = button({
    label: texts.copy,
    icon: 'copy',
    part: 'copy-code',
    onClick: () => void copyText(copy, text, texts.copied),
  });
  const theme = settings.syntax_highlight_theme ?? 'own';
  return element('div', { class: 'code', 'data-theme': theme }, [
    element('pre', { tabindex: 0 }, [element('code', {}, [text])]),
    copy,
  ]);
}

/** The button says so itself, for as long as it stands. */
export async function copyText(place: HTMLElement, text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    place.setAttribute('aria-label', done);
    place.title = done;
    place.classList.add('done');
  } catch {
    // the page has no right to the clipboard: the text stands there to be marked
  }
}

function spanNode(span: Span, { settings }: Looks): Node | string {
  switch (span.kind) {
    case 'strong':
      return element('strong', {}, [span.text]);
    case 'emphasis':
      return element('em', {}, [span.text]);
    case 'strike':
      return element('s', {}, [span.text]);
    case 'code':
      return element('code', {}, [span.text]);
    case 'link': {
      const href = allowedLink(span.address, settings);
      // where it leads is said, though it leads nowhere
      if (!href) return span.text === span.address ? span.text : `${span.text} (${span.address})`;
      return element('a', { href, target: '_blank', rel: 'noopener noreferrer nofollow' }, [span.text]);
    }
    default:
      return span.text;
  }
}

const plainElements = [
  'P',
  'BR',
  'B',
  'STRONG',
  'I',
  'EM',
  'U',
  'UL',
  'OL',
  'LI',
  'H1',
  'H2',
  'H3',
  'H4',
  'SPAN',
  'DIV',
];
const unreadable = ['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'OBJECT', 'SVG', 'MATH', 'NOSCRIPT'];

/** The owner's own markup, of which nothing is taken but text, emphasis, lists and links. */
export function ownersMarkup(html: string): Node[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.childNodes].flatMap(cleaned);
}

function cleaned(node: Node): Node[] {
  if (node instanceof Text) return [document.createTextNode(node.data)];
  if (!(node instanceof Element) || unreadable.includes(node.tagName.toUpperCase())) return [];
  const inside = [...node.childNodes].flatMap(cleaned);
  if (node.tagName === 'A') {
    const url = URL.parse(node.getAttribute('href') ?? '');
    if (!url || !/^(https?|mailto):$/.test(url.protocol)) return inside;
    return [element('a', { href: url.href, target: '_blank', rel: 'noopener noreferrer' }, inside)];
  }
  if (!plainElements.includes(node.tagName)) return inside;
  const made = document.createElement(node.tagName);
  made.append(...inside);
  return [made];
}
