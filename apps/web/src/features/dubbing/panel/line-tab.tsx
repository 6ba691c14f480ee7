import { changeLine, type Line } from '#web/features/dubbing/document/dub-document.ts';
import { shift, trim } from '#web/features/dubbing/editor/actions.ts';
import { useChosenLine, useDocument, useOpenDub } from '#web/features/dubbing/editor/use-editor.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { LineActions, MakeButtons } from '#web/features/dubbing/panel/line-actions.tsx';
import { Takes } from '#web/features/dubbing/panel/takes.tsx';
import { Field } from '#web/ui/field.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';

/** All of the chosen line beside its words. */
export function LineTab() {
  const t = useMessages();
  const { canEdit } = useOpenDub();
  const line = useChosenLine();
  if (!line) return <p className="text-13 text-ink-2">{t('nothingChosen')}</p>;
  return (
    <div className="flex flex-col gap-5">
      {canEdit && <MakeButtons line={line} />}
      <Place line={line} />
      {canEdit && <LineActions line={line} />}
      <Takes line={line} />
    </div>
  );
}

function Place({ line }: { line: Line }) {
  const t = useMessages();
  const { editor, dub, canEdit } = useOpenDub();
  const { speakers } = useDocument();
  const lengthMs = dub.durationMs;
  const set = (change: Partial<Line>) => editor.change((now) => changeLine(now, line.id, change));
  const seconds = { min: 0, max: lengthMs / 1000, step: 0.05, disabled: !canEdit || line.isLocked };
  return (
    <div className="grid grid-cols-2 gap-3">
      <NumberField
        {...seconds}
        label={t('start')}
        value={line.startMs / 1000}
        onChange={(start) => shift(editor, line.id, { byMs: start * 1000 - line.startMs, lengthMs })}
      />
      <NumberField
        {...seconds}
        label={t('length')}
        value={(line.endMs - line.startMs) / 1000}
        onChange={(length) => trim(editor, line.id, { endMs: line.startMs + length * 1000, lengthMs })}
      />
      <Field label={t('speaker')} className="col-span-2">
        {(control) => (
          <Select
            {...control}
            aria-label={t('speaker')}
            value={line.speakerId}
            disabled={!canEdit}
            onChange={(speakerId) => set({ speakerId })}
            options={speakers.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </Field>
      <Switch
        className="col-span-2"
        label={t('lock')}
        hint={t('lockHint')}
        checked={line.isLocked}
        disabled={!canEdit}
        onChange={(isLocked) => set({ isLocked })}
      />
    </div>
  );
}
