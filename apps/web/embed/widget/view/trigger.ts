import { element } from '../../parts/element.ts';
import { type Actions, hasSheet, isOver, type Now, statusOf } from '../now.ts';
import { avatar } from './avatar.ts';
import { button } from './buttons.ts';
import { callButtons, languageChoice } from './controls.ts';
import { keyed, type Part } from './part.ts';

/** What stands in the corner of the page while the sheet is closed. */
export function trigger(actions: Actions): Part & { focus: () => void } {
  const bubble = bubbleButton(actions);
  const card = triggerCard(actions);
  const node = element('div', { class: 'trigger' }, [bubble.node, card.node]);
  return {
    node,
    focus: () => node.querySelector<HTMLElement>('[data-part="open"], [data-part="begin"], button')?.focus(),
    update: (now) => {
      const isShown = !(now.isOpen && hasSheet(now)) && !now.pendingTerms;
      node.hidden = !isShown;
      const isBubble = isBubbled(now);
      bubble.node.hidden = !isBubble;
      card.node.hidden = isBubble;
      bubble.update(now);
      card.update(now);
    },
  };
}

/** A conversation that goes on needs its buttons. */
const isBubbled = ({ isDismissed, settings, talk }: Now): boolean =>
  !talk.isOn && (isDismissed || settings.variant === 'tiny');

function bubbleButton(actions: Actions): Part {
  const face = avatar('small');
  const place = element('div', { class: 'bubble-place' });
  const made = keyed(
    place,
    ({ settings, texts, isDismissed }) => [
      settings.show_avatar_when_collapsed,
      settings.text_only,
      texts,
      isDismissed,
      settings.variant,
    ],
    (now) => {
      const { settings, texts, isDismissed } = now;
      const isTiny = settings.variant === 'tiny';
      const open = button({
        label: texts.main_label,
        ...(settings.show_avatar_when_collapsed ? {} : { icon: settings.text_only ? 'chat' : 'call' }),
        look: 'accent',
        part: 'open',
        onClick: () => {
          if (isDismissed && !isTiny) actions.dismiss(false);
          else if (hasSheet(now)) actions.open();
          else actions.call();
        },
      });
      open.classList.add('corner');
      if (settings.show_avatar_when_collapsed) open.append(face.node);
      return [open];
    },
  );
  return {
    node: place,
    update: (now) => {
      made.update(now);
      face.update(now);
    },
  };
}

function triggerCard(actions: Actions): Part {
  const face = avatar('large');
  const label = element('span', { class: 'label' });
  const status = element('span', { class: 'status', role: 'status' });
  const failure = element('p', { class: 'failure', role: 'alert' });
  const calls = callButtons(actions, false);
  const language = languageChoice(actions);
  const tools = triggerTools(actions);
  const node = element('div', { class: 'card', role: 'group' }, [
    element('div', { class: 'top' }, [face.node, element('div', { class: 'names' }, [label, status])]),
    element('div', { class: 'bottom' }, [calls.node, language.node, tools.node]),
    failure,
  ]);
  return {
    node,
    update: (now) => {
      const { texts, talk } = now;
      const says = statusOf(now);
      node.setAttribute('aria-label', texts.main_label);
      label.textContent = texts.main_label;
      label.hidden = says !== '';
      if (status.textContent !== says) status.textContent = says;
      const broke = isOver(now) ? (talk.state.failure ?? '') : '';
      if (failure.textContent !== broke) failure.textContent = broke;
      for (const part of [face, calls, language, tools]) part.update(now);
    },
  };
}

function triggerTools(actions: Actions): Part {
  return keyed(
    element('div', { class: 'tools' }),
    (now) => [hasSheet(now), now.settings.dismissible, now.talk.isOn, now.texts.expand],
    (now) => [
      ...(hasSheet(now)
        ? [
            button({
              label: now.texts.expand,
              icon: 'up',
              part: 'open',
              isExpanded: false,
              onClick: actions.open,
            }),
          ]
        : []),
      ...(now.settings.dismissible && !now.talk.isOn
        ? [
            button({
              label: 'Minimize',
              icon: 'close',
              part: 'dismiss',
              onClick: () => actions.dismiss(true),
            }),
          ]
        : []),
    ],
  );
}
