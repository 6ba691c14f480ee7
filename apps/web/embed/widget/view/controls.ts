import { languageName } from '#web/shared/format/language-name.ts';
import { element } from '../../parts/element.ts';
import { type Actions, canType, type Now } from '../now.ts';
import { button } from './buttons.ts';
import { keyed, type Part } from './part.ts';

/** While a call goes on: the microphone and the way out; else the way in. `isWide`: under a sheet. */
export function callButtons(actions: Actions, isWide: boolean): Part {
  const node = element('div', { class: 'controls' });
  return keyed(
    node,
    ({ talk, settings, texts }) => [
      talk.state.status,
      talk.isVoice,
      talk.isMuted,
      talk.isTextMode,
      settings.text_only,
      settings.mic_muting_enabled,
      settings.conversation_mode_toggle_enabled,
      texts,
    ],
    (now) => (now.talk.isOn ? during(actions, now) : before(actions, now, isWide)),
  );
}

function before(actions: Actions, { settings, texts, talk }: Now, isWide: boolean): Node[] {
  if (settings.text_only) {
    // under the sheet there is the line to type
    if (isWide) return [];
    return [
      button({
        label: texts.start_chat,
        icon: 'chat',
        hasText: true,
        look: 'accent',
        part: 'begin',
        onClick: actions.chat,
      }),
    ];
  }
  const isAgain = talk.state.status === 'ended' || talk.state.status === 'failed';
  return [
    button({
      label: isAgain ? texts.new_call : texts.start_call,
      icon: 'call',
      hasText: true,
      look: 'accent',
      part: 'begin',
      onClick: actions.call,
    }),
  ];
}

function during(actions: Actions, now: Now): Node[] {
  const { settings, texts, talk } = now;
  const mayMute = talk.isVoice && settings.mic_muting_enabled && !talk.isTextMode;
  const maySwitch = talk.isVoice && settings.conversation_mode_toggle_enabled && canType(now);
  return [
    ...(mayMute
      ? [
          button({
            label: texts.mute_microphone,
            icon: talk.isMuted ? 'muted' : 'microphone',
            look: 'quiet',
            part: 'mute',
            isPressed: talk.isMuted,
            onClick: () => talk.setMuted(!talk.isMuted),
          }),
        ]
      : []),
    ...(maySwitch
      ? [
          button({
            label: talk.isTextMode ? texts.voice_mode : texts.text_mode,
            icon: talk.isTextMode ? 'microphone' : 'chat',
            hasText: true,
            look: 'quiet',
            part: 'mode',
            onClick: () => talk.setTextMode(!talk.isTextMode),
          }),
        ]
      : []),
    button({
      label: texts.end_call,
      icon: 'end',
      hasText: true,
      look: 'quiet',
      part: 'end',
      onClick: actions.end,
    }),
  ];
}

/** Before a conversation: it keeps the language that it began with. */
export function languageChoice(actions: Actions): Part {
  const node = element('div', { class: 'languages' });
  return keyed(
    node,
    ({ languages, language, talk, texts }) => [languages, language, talk.isOn, texts.change_language],
    ({ languages, language, talk, texts }) => {
      if (languages.length < 2 || talk.isOn) return [];
      const options = languages.map((tag) =>
        element('option', { value: tag, selected: tag === language }, [languageName(tag)]),
      );
      const select = element(
        'select',
        { 'aria-label': texts.change_language, title: texts.change_language, 'data-part': 'language' },
        options,
      );
      select.addEventListener('change', () => actions.choose(select.value));
      return [select];
    },
  );
}
