import { element } from '../../parts/element.ts';
import type { Actions } from '../now.ts';
import type { Terms } from '../texts.ts';
import { button } from './buttons.ts';
import { keyed, type Part } from './part.ts';
import { ownersMarkup, richText } from './rich-text.ts';

/** What is accepted before anything is said. */
export function termsPanel(actions: Actions): Part {
  const node = element('section', { class: 'panel', role: 'dialog', 'aria-label': 'Terms' });
  const inside = keyed(
    node,
    ({ pendingTerms, texts }) => [pendingTerms, texts],
    ({ pendingTerms, texts, settings }) => {
      if (!pendingTerms) return [];
      const open = { ...settings, markdown_link_allowed_hosts: [{ hostname: '*' }] };
      return [
        element('div', { class: 'terms', tabindex: 0 }, contents(pendingTerms, { settings: open, texts })),
        element('div', { class: 'controls' }, [
          button({
            label: texts.dismiss_terms,
            hasText: true,
            look: 'quiet',
            part: 'refuse',
            onClick: () => actions.answerTerms(false),
          }),
          button({
            label: texts.accept_terms,
            hasText: true,
            look: 'accent',
            part: 'accept',
            onClick: () => actions.answerTerms(true),
          }),
        ]),
      ];
    },
  );
  return {
    node,
    update: (now) => {
      inside.update(now);
      const isNew = node.hidden && now.pendingTerms !== undefined;
      node.hidden = now.pendingTerms === undefined;
      if (isNew) node.querySelector<HTMLElement>('[data-part="accept"]')?.focus();
    },
  };
}

/** Text, where the page's policy lets no markup be read. */
function contents({ html, text }: Terms, looks: Parameters<typeof richText>[1]): Node[] {
  if (html) {
    try {
      return ownersMarkup(html);
    } catch {
      return richText(text ?? html.replace(/<[^>]*>/g, ' '), looks);
    }
  }
  return richText(text ?? '', looks);
}
