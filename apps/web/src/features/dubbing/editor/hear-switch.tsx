import { useEditorState, useOpenDub } from '#web/features/dubbing/editor/use-editor.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { chipClass } from '#web/ui/chip-class.ts';

/** A or B: the dub, or what it is made of. */
export function HearSwitch() {
  const t = useMessages();
  const { editor } = useOpenDub();
  const hears = useEditorState((state) => state.hears);
  return (
    <fieldset aria-label={t('hear')} className="flex gap-1">
      {(['dub', 'original'] as const).map((which) => (
        <button
          key={which}
          type="button"
          aria-pressed={hears === which}
          onClick={() => editor.store.setState({ hears: which })}
          className={chipClass}
        >
          {t(which)}
        </button>
      ))}
    </fieldset>
  );
}
