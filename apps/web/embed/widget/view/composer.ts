import { element } from '../../parts/element.ts';
import { type Actions, canType, isOver, type Now } from '../now.ts';
import { button } from './buttons.ts';
import type { Part } from './part.ts';

/** The line to type: Enter sends, Shift and Enter breaks the line. */
export function composer(actions: Actions): Part & { focus: () => void } {
  const field = element('textarea', { rows: 1, 'data-part': 'message' });
  const send = (): void => {
    const text = field.value.trim();
    if (text === '') return;
    field.value = '';
    grow();
    actions.send(text);
  };
  const grow = (): void => {
    field.style.height = 'auto';
    field.style.height = `${Math.min(field.scrollHeight, 120)}px`;
  };
  let now: Now | undefined;
  const submit = button({ label: '', icon: 'send', look: 'accent', part: 'send', onClick: send });
  const node = element('form', { class: 'composer' }, [field, submit]);
  node.addEventListener('submit', (event) => {
    event.preventDefault();
    send();
  });
  field.addEventListener('input', () => {
    grow();
    now?.talk.showActivity();
  });
  field.addEventListener('keydown', (event) => {
    // a page's own shortcuts are not meant
    event.stopPropagation();
    if (event.key === 'Escape') field.blur();
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    send();
  });
  return {
    node,
    focus: () => field.focus({ preventScroll: true }),
    update: (next) => {
      now = next;
      const { texts } = next;
      node.hidden = !canType(next);
      field.setAttribute('aria-label', texts.input_label);
      field.placeholder = placeholder(next);
      submit.setAttribute('aria-label', texts.send_message);
      submit.title = texts.send_message;
    },
  };
}

function placeholder(now: Now): string {
  const { texts, settings } = now;
  if (isOver(now)) return texts.input_placeholder_new_conversation;
  return settings.text_only ? texts.input_placeholder_text_only : texts.input_placeholder;
}
