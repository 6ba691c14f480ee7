import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { changeLine, changeText } from '#web/features/dialogue/draft.ts';
import { useMessages } from '#web/features/dialogue/messages.ts';
import type { Line } from '#web/features/dialogue/script.ts';
import { TagsMenu } from '#web/features/dialogue/tags-menu.tsx';
import type { LineActions } from '#web/features/dialogue/use-line-actions.ts';
import { displayName, type PickerVoice, VoiceButton } from '#web/features/voices/index.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

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
    <li className="group rounded-xl border bg-surface shadow-card transition-colors focus-within:border-line-strong">
      <div className="flex flex-wrap items-center gap-x-2 pt-2 pe-2 ps-2.5">
        <div className="min-w-0 flex-1">
          <div className="w-fit max-w-full">
            <VoiceButton voice={voice} isCompact onSelect={(voiceId) => changeLine(line.id, { voiceId })} />
          </div>
        </div>
        <div className="flex shrink-0 items-center text-ink-3">
          <TagsMenu number={number} onChoose={insertTag} />
          <LineButtons id={line.id} index={index} count={count} actions={actions} />
        </div>
      </div>
      <div className="grid min-w-0 px-4 pb-3">
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
          onFocus={(event) => line.isExample && event.currentTarget.select()}
          onChange={(event) => changeText(line.id, event.target.value)}
          onKeyDown={(event) => onKeyDown(event, line, actions)}
          onPaste={(event) => onPaste(event, line, actions)}
          className={classNames(
            textClass,
            'relative col-start-1 row-start-1 block size-full resize-none overflow-hidden bg-transparent outline-none placeholder:text-ink-3',
            line.isExample ? 'text-ink-2' : 'text-ink',
          )}
        />
      </div>
    </li>
  );
}

type LineButtonsProps = { id: string; index: number; count: number; actions: LineActions };

/** What can be done with a line as a whole. */
function LineButtons({ id, index, count, actions }: LineButtonsProps) {
  const t = useMessages();
  const number = index + 1;
  return (
    <>
      <IconButton
        size="sm"
        label={t('moveUp', { number })}
        disabled={index === 0}
        onClick={() => actions.move(id, -1)}
      >
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        size="sm"
        label={t('moveDown', { number })}
        disabled={number === count}
        onClick={() => actions.move(id, 1)}
      >
        <ArrowDown aria-hidden />
      </IconButton>
      <IconButton size="sm" label={t('duplicate', { number })} onClick={() => actions.duplicate(id)}>
        <Copy aria-hidden />
      </IconButton>
      <IconButton
        size="sm"
        label={t('remove', { number })}
        disabled={count === 1}
        onClick={() => actions.remove(id)}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </>
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
