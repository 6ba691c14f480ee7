import { element, icon } from '../../parts/element.ts';

export const icons = {
  call: 'M6.6 3.5 9 4l1.2 4-2 1.6a13 13 0 0 0 6.2 6.2l1.6-2 4 1.2.5 2.4a2 2 0 0 1-2 2.4A16 16 0 0 1 4.2 5.5a2 2 0 0 1 2.4-2Z',
  end: 'M3 14.5c5-5 13-5 18 0l-2.2 2.6-3.6-1.6v-2.6a12 12 0 0 0-6.4 0v2.6l-3.6 1.6L3 14.5Z',
  microphone: 'M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3ZM6 11a6 6 0 0 0 12 0M12 17v4',
  muted:
    'M4 4l16 16M9 9v2a3 3 0 0 0 4.5 2.6M15 10V6a3 3 0 0 0-5.6-1.5M6 11a6 6 0 0 0 9 5.2M18 11a6 6 0 0 1-.4 2.2M12 17v4',
  chat: 'M4 5h16v11H9l-5 4V5Z',
  send: 'M12 20V5M6 11l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  up: 'M6 15l6-6 6 6',
  close: 'M6 6l12 12M18 6 6 18',
  larger: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
  smaller: 'M20 10h-6V4M14 10l6-6M4 14h6v6M10 14l-6 6',
  copy: 'M9 9h11v11H9V9ZM5 15H4V4h11v1',
  like: 'M7 11v9H4v-9h3Zm0 0 4-7c1.6 0 2.4 1.2 2 2.8L12.4 10H19a1.6 1.6 0 0 1 1.6 2l-1.6 6.6a2 2 0 0 1-2 1.4H7',
  dislike:
    'M17 13V4h3v9h-3Zm0 0-4 7c-1.6 0-2.4-1.2-2-2.8l.6-3.2H5a1.6 1.6 0 0 1-1.6-2L5 5.4A2 2 0 0 1 7 4h10',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.8L12 16.8l-5.2 2.8 1-5.8L3.5 9.7l5.9-.8L12 3.5Z',
} as const;

interface ButtonLooks {
  /** Its name for whoever can’t see the icon; the text where there is one. */
  label: string;
  icon?: keyof typeof icons;
  hasText?: boolean;
  look?: 'accent' | 'quiet' | 'plain';
  /** Under which it keeps the focus when it is made anew. */
  part: string;
  isPressed?: boolean;
  isExpanded?: boolean;
  onClick: () => void;
}

export function button(looks: ButtonLooks): HTMLButtonElement {
  const { label, hasText, look = 'plain', part, isPressed, isExpanded } = looks;
  const made = element(
    'button',
    {
      type: 'button',
      class: `button ${look}${hasText ? '' : ' round'}`,
      'data-part': part,
      ...(!hasText && { 'aria-label': label, title: label }),
      ...(isPressed !== undefined && { 'aria-pressed': String(isPressed) }),
      ...(isExpanded !== undefined && { 'aria-expanded': String(isExpanded) }),
    },
    [...(looks.icon ? [icon(icons[looks.icon], 'lines')] : []), ...(hasText ? [label] : [])],
  );
  made.addEventListener('click', looks.onClick);
  return made;
}
