import { element } from '../../parts/element.ts';
import { type Actions, canType, hasSheet, type Now, statusOf } from '../now.ts';
import { aftermath } from './after.ts';
import { avatar } from './avatar.ts';
import { button } from './buttons.ts';
import { composer } from './composer.ts';
import { callButtons, languageChoice } from './controls.ts';
import { keyed, type Part } from './part.ts';
import { transcript } from './transcript.ts';

/** The conversation at length: what was said, a line to type, the call. */
export function sheet(actions: Actions): Part & { isShown: () => boolean; focus: () => void } {
  const face = avatar('small');
  const title = element('span', { class: 'title', id: 'title' });
  const status = element('span', { class: 'status', role: 'status' });
  const language = languageChoice(actions);
  const tools = sheetTools(actions);
  const said = transcript(actions);
  const after = aftermath(actions);
  const notice = modeNotice();
  const typing = composer(actions);
  const calls = callButtons(actions, true);
  const node = element('section', { class: 'sheet', role: 'dialog', 'aria-labelledby': 'title' }, [
    element('header', {}, [
      face.node,
      element('div', { class: 'names' }, [title, status]),
      language.node,
      tools.node,
    ]),
    said.node,
    after.node,
    element('footer', {}, [notice.node, typing.node, calls.node]),
  ]);
  const parts = [face, language, tools, said, after, notice, typing, calls];
  node.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') actions.close();
  });
  return {
    node,
    isShown: () => !node.hidden,
    focus: () => {
      if (typing.node.hidden) node.querySelector<HTMLElement>('footer button, header button')?.focus();
      else typing.focus();
    },
    update: (now) => {
      node.hidden = !(now.isOpen && hasSheet(now) && !now.pendingTerms);
      node.dataset.large = String(now.isLarge);
      title.textContent = now.texts.main_label;
      const says = statusOf(now);
      if (status.textContent !== says) status.textContent = says;
      for (const part of parts) part.update(now);
      node.dataset.typing = String(canType(now));
    },
  };
}

function sheetTools(actions: Actions): Part {
  return keyed(
    element('div', { class: 'tools' }),
    ({ settings, texts, isLarge }) => [
      settings.show_resize_button,
      settings.always_expanded,
      texts.collapse,
      isLarge,
    ],
    ({ settings, texts, isLarge }) => [
      ...(settings.show_resize_button
        ? [
            button({
              label: isLarge ? 'Smaller' : 'Larger',
              icon: isLarge ? 'smaller' : 'larger',
              part: 'resize',
              onClick: () => actions.enlarge(!isLarge),
            }),
          ]
        : []),
      ...(settings.always_expanded
        ? []
        : [button({ label: texts.collapse, icon: 'down', part: 'collapse', onClick: actions.close })]),
    ],
  );
}

/** Said once by the reader, and there to be read, while a voice conversation is typed. */
function modeNotice(): Part {
  let wasText = false;
  return keyed(
    element('p', { class: 'notice', role: 'status' }),
    ({ talk, texts }) => [talk.isTextMode, talk.isOn, texts.switched_to_text_mode],
    ({ talk, texts }: Now) => {
      const isText = talk.isTextMode && talk.isOn;
      const isBack = wasText && !isText && talk.isOn;
      wasText = isText;
      if (isText) return [texts.switched_to_text_mode];
      return isBack ? [texts.switched_to_voice_mode] : [];
    },
  );
}
