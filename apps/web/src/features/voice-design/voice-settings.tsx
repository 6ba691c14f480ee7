import { designLimits } from '@mynah/contract/voices/design-limits';
import { changeDraft, useDraft } from '#web/features/voice-design/draft.ts';
import { useMessages } from '#web/features/voice-design/messages.ts';
import { newSeed } from '#web/features/voice-design/rounds.ts';
import { useGivenText } from '#web/features/voice-design/use-given-text.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { controlClass, Input, typedTextClass } from '#web/ui/input.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { Switch } from '#web/ui/switch.tsx';

const { least, most } = designLimits.text;

/** What the voices say: chosen by the description, or given. */
export function TextSetting() {
  const t = useMessages();
  const { isAutoText, text } = useDraft();
  const { missing } = useGivenText();
  return (
    <>
      <Switch
        label={t('autoText')}
        hint={t('autoTextHint')}
        checked={isAutoText}
        onChange={(value) => changeDraft({ isAutoText: value })}
      />
      {!isAutoText && (
        <Field
          label={t('text')}
          aside={missing > 0 && text !== '' ? t('textTooShort', { count: missing }) : undefined}
          hint={t('textHint', { least, most })}
        >
          {(control) => (
            <textarea
              {...control}
              rows={6}
              maxLength={most}
              value={text}
              onChange={(event) => changeDraft({ text: event.target.value })}
              className={classNames(controlClass, typedTextClass, 'resize-y px-3 py-2')}
            />
          )}
        </Field>
      )}
    </>
  );
}

const inPercent = (value: number): string => `${Math.round(value * 100)}%`;

/** Of what goes both ways from the middle: half way up is no half of the whole. */
const inSignedPercent = (value: number): string => `${value > 0 ? '+' : ''}${inPercent(value)}`;

export function LoudnessSetting() {
  const t = useMessages();
  const loudness = useDraft((draft) => draft.loudness);
  return (
    <Slider
      label={t('loudness')}
      value={loudness}
      onChange={(value) => changeDraft({ loudness: value })}
      min={-1}
      max={1}
      step={0.05}
      formatValue={inSignedPercent}
      ends={[t('loudnessLow'), t('loudnessHigh')]}
    />
  );
}

export function GuidanceSetting() {
  const t = useMessages();
  const guidance = useDraft((draft) => draft.guidance);
  return (
    <Slider
      label={t('guidance')}
      value={guidance}
      onChange={(value) => changeDraft({ guidance: value })}
      min={0}
      max={20}
      step={0.5}
      formatValue={String}
      ends={[t('guidanceLow'), t('guidanceHigh')]}
    />
  );
}

export function StrengthSetting() {
  const t = useMessages();
  const strength = useDraft((draft) => draft.strength);
  return (
    <Slider
      label={t('strength')}
      value={strength}
      onChange={(value) => changeDraft({ strength: value })}
      min={0}
      max={1}
      step={0.05}
      formatValue={inPercent}
      ends={[t('strengthLow'), t('strengthHigh')]}
    />
  );
}

export function SeedSetting() {
  const t = useMessages();
  const seed = useDraft((draft) => draft.seed);
  const change = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, 10);
    changeDraft({ seed: Math.min(Number(digits), 2_147_483_647) });
  };
  return (
    <>
      <Switch
        label={t('randomSeed')}
        hint={t('randomSeedHint')}
        checked={seed === null}
        onChange={(isRandom) => changeDraft({ seed: isRandom ? null : newSeed() })}
      />
      {seed !== null && (
        <Field label={t('seed')}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              value={String(seed)}
              onChange={(event) => change(event.target.value)}
            />
          )}
        </Field>
      )}
    </>
  );
}
