import { element } from '../../parts/element.ts';
import { type Actions, hasSheet, type Now } from '../now.ts';
import { dress } from './colors.ts';
import { sheet } from './sheet.ts';
import { termsPanel } from './terms.ts';
import { trigger } from './trigger.ts';

export interface View {
  node: HTMLElement;
  update: (now: Now) => void;
}

/** All that the element shows. The focus follows what opens and closes by a press. */
export function makeView(actions: Actions): View {
  const corner = trigger(actions);
  const open = sheet(actions);
  const terms = termsPanel(actions);
  const node = element('div', { class: 'overlay' }, [open.node, terms.node, corner.node]);
  let dressed: Now['settings'] | undefined;
  let isFirst = true;
  return {
    node,
    update: (now) => {
      const wasShown = open.isShown();
      const hadFocus = hasFocus(node);
      if (dressed !== now.settings) dress(node, now.settings);
      dressed = now.settings;
      for (const part of [open, terms, corner]) part.update(now);
      node.dataset.open = String(now.isOpen && hasSheet(now));
      if (!isFirst && hadFocus && open.isShown() !== wasShown && !now.pendingTerms)
        (open.isShown() ? open : corner).focus();
      isFirst = false;
    },
  };
}

function hasFocus(node: HTMLElement): boolean {
  const root = node.getRootNode();
  return root instanceof ShadowRoot && root.activeElement !== null;
}
