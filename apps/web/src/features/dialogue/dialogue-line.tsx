import { ArrowDown, ArrowUp, Copy, Ellipsis, Trash2 } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { changeLine } from '#web/features/dialogue/draft.ts';
import { useMessages } from '#web/features/dialogue/messages.ts';
import type { Line } from '#web/features/dialogue/script.ts';
import { TagsMenu } from '#web/features/dialogue/tags-menu.tsx';
import type { LineActions } from '#web/features/dialogue/use-line-actions.ts';
import { displayName, type PickerVoice, VoiceButton } from '#web/features/voices/index.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';

/** Field and mirror must break their lines alike. */
const textClass = 'whitespace-pre-wrap break-words py-1 text-15 leading-6 [overflow-wrap:anywhere]';

type DialogueLineProps = {
  line: Line;
  index: number;
  count: number;
  voice: PickerVoice | undefined;
  actions: LineActions;
};

/** One turn: whose it is, what is said, and what can be done with it. */
export function DialogueLine({ line, index, count, voice, actions }: DialogueLineProps) {
  const t = useMessages();
  const field = useRef<HTMLTextAreaElement>(null);
  const number = index + 1;
  const insertTag = (tag: string) => {
    const at = field.current?.selectionStart ?? 0;
    const [before, after] = [line.text.slice(0, at), line.text.slice(at)];
    const spaced = `${before === '' || before.endsWith(' ') ? '' : ' '}${tag} `;
    changeLine(line.id, { text: before + spaced + after.trimStart() });
    actions.focus(line.id, before.length + spaced.length);
  };
  return (
    <li className="group grid grid-cols-[11rem_1fr_auto] items-start gap-x-4 border-b py-3 focus-within:bg-hover/40 max-sm:grid-cols-[1fr_auto] max-sm:gap-y-1">
      <VoiceButton voice={voice} isCompact onSelect={(voiceId) => changeLine(line.id, { voiceId })} />
      <div className="grid min-w-0 max-sm:order-last max-sm:col-span-2 max-sm:px-1.5">
        <div
          data-mirror={line.id}
          aria-hidden
          className={classNames(textClass, 'pointer-events-none col-start-1 row-start-1 text-transparent')}
        >
          {`${line.text} `}
        </div>
        <textarea
          ref={field}
          data-line={line.id}
          rows={1}
          value={line.text}
          aria-label={voice ? t('lineOf', { number, voice: displayName(voice) }) : t('line', { number })}
          placeholder={t(index === 0 ? 'placeholderFirst' : 'placeholder')}
          spellCheck
          onChange={(event) => changeLine(line.id, { text: event.target.value })}
          onKeyDown={(event) => onKeyDown(event, line, actions)}
          onPaste={(event) => onPaste(event, line, actions)}
          className={classNames(
            textClass,
            'relative col-start-1 row-start-1 block size-full resize-none overflow-hidden bg-transparent text-ink outline-none placeholder:text-ink-3',
          )}
        />
      </div>
      <div className="flex items-center">
        <TagsMenu onChoose={insertTag} />
        <Menu
          label={t('lineMenu', { number })}
          trigger={
            <IconButton size="sm" label={t('lineMenu', { number })}>
              <Ellipsis aria-hidden />
            </IconButton>
          }
        >
          <MenuItem
            icon={<ArrowUp aria-hidden />}
            disabled={index === 0}
            onSelect={() => actions.move(line.id, -1)}
          >
            {t('moveUp')}
          </MenuItem>
          <MenuItem
            icon={<ArrowDown aria-hidden />}
            disabled={number === count}
            onSelect={() => actions.move(line.id, 1)}
          >
            {t('moveDown')}
          </MenuItem>
          <MenuItem icon={<Copy aria-hidden />} onSelect={() => actions.duplicate(line.id)}>
            {t('duplicate')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem
            isDanger
            icon={<Trash2 aria-hidden />}
            disabled={count === 1}
            onSelect={() => actions.remove(line.id)}
          >
            {t('remove')}
          </MenuItem>
        </Menu>
      </div>
    </li>
  );
}

/** Enter goes on with the next turn, an empty line goes away with Backspace, Alt and arrows move it. */
function onKeyDown(
  event: KeyboardEvent<HTMLTextAreaElement>,
  { id, text }: Line,
  actions: LineActions,
): void {
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
  const { key, altKey, shiftKey } = event;
  const run =
    key === 'Enter' && !shiftKey && !altKey
      ? () => actions.addAfter(id)
      : key === 'Backspace' && text === ''
        ? () => actions.remove(id)
        : altKey && key === 'ArrowUp'
          ? () => actions.move(id, -1)
          : altKey && key === 'ArrowDown'
            ? () => actions.move(id, 1)
            : undefined;
  if (!run) return;
  event.preventDefault();
  run();
}

function onPaste(event: ClipboardEvent, line: Line, actions: LineActions): void {
  if (actions.paste(line.id, event.clipboardData.getData('text/plain'))) event.preventDefault();
}
