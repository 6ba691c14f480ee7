import { element, icon } from '../../parts/element.ts';
import { type Actions, isOver, type Now } from '../now.ts';
import { button, icons } from './buttons.ts';
import { keyed, type Part } from './part.ts';
import { copyText } from './rich-text.ts';

/** What went wrong, how it ended, what its number is, and how it was. */
export function aftermath(actions: Actions): Part {
  const node = element('div', { class: 'after' });
  return keyed(
    node,
    ({ talk, settings, texts, feedback }) => [
      talk.state.status,
      talk.state.failure,
      talk.state.conversationId,
      talk.wasLeft,
      talk.isTextMode,
      settings.feedback_mode,
      settings.show_conversation_id,
      feedback,
      texts,
    ],
    (now) => (isOver(now) ? over(actions, now) : []),
  );
}

function over(actions: Actions, now: Now): Node[] {
  const { settings, talk, texts } = now;
  const { status, failure, conversationId } = talk.state;
  const ended = talk.wasLeft ? texts.user_ended_conversation : texts.agent_ended_conversation;
  const asks = settings.feedback_mode === 'end' && conversationId !== undefined;
  return [
    status === 'failed'
      ? element('p', { class: 'failure', role: 'alert' }, [
          `${texts.error_occurred}. ${failure ?? ''}`.trim(),
        ])
      : element('p', { class: 'quiet-text', role: 'status' }, [ended]),
    ...(settings.show_conversation_id && conversationId ? [conversationNumber(conversationId, now)] : []),
    ...(asks ? [endFeedback(actions, now)] : []),
  ];
}

function conversationNumber(id: string, { texts }: Now): HTMLElement {
  const copy = button({
    label: texts.copy_id,
    icon: 'copy',
    part: 'copy-id',
    onClick: () => void copyText(copy, id, texts.copied),
  });
  return element('p', { class: 'number' }, [`${texts.conversation_id}: `, element('code', {}, [id]), copy]);
}

function endFeedback(actions: Actions, { feedback, texts }: Now): HTMLElement {
  if (feedback.isSent) {
    return element('div', { class: 'feedback', role: 'status' }, [
      element('p', { class: 'heading' }, [texts.thanks_for_feedback]),
      element('p', { class: 'quiet-text' }, [texts.thanks_for_feedback_details]),
    ]);
  }
  if (feedback.rating === undefined) {
    return element('div', { class: 'feedback', role: 'group', 'aria-label': texts.initiate_feedback }, [
      element('p', { class: 'heading' }, [texts.initiate_feedback]),
      element(
        'div',
        { class: 'stars' },
        [1, 2, 3, 4, 5].map((rating) => star(actions, rating)),
      ),
    ]);
  }
  return followUp(actions, texts, feedback.hasFailed === true);
}

function star(actions: Actions, rating: number): HTMLElement {
  const label = rating === 1 ? '1 star' : `${rating} stars`;
  const made = element(
    'button',
    {
      type: 'button',
      class: 'button round plain star',
      'aria-label': label,
      title: label,
      'data-part': `star ${rating}`,
    },
    [icon(icons.star, 'lines')],
  );
  made.addEventListener('click', () => actions.rate(rating));
  return made;
}

function followUp(actions: Actions, texts: Now['texts'], hasFailed: boolean): HTMLElement {
  const field = element('textarea', {
    rows: 2,
    maxlength: 2000,
    'aria-label': texts.request_follow_up_feedback,
    placeholder: texts.follow_up_feedback_placeholder,
    'data-part': 'comment',
  });
  const form = element('form', { class: 'feedback' }, [
    element('p', { class: 'heading' }, [texts.request_follow_up_feedback]),
    field,
    ...(hasFailed
      ? [element('p', { class: 'failure', role: 'alert' }, ['It couldn’t be sent. Try again.'])]
      : []),
    element('div', { class: 'controls' }, [
      button({
        label: texts.go_back,
        hasText: true,
        look: 'quiet',
        part: 'back',
        onClick: () => actions.rate(undefined),
      }),
      button({
        label: texts.submit,
        hasText: true,
        look: 'accent',
        part: 'submit',
        onClick: () => actions.comment(field.value.trim()),
      }),
    ]),
  ]);
  form.addEventListener('submit', (event) => event.preventDefault());
  return form;
}
