import type { AgentContent } from '#web/features/agents/agent-types.ts';
import { usePlatform } from '#web/features/agents/editor/editor-context.tsx';
import { Section } from '#web/features/agents/editor/fields.tsx';
import { SharedPage } from '#web/features/agents/editor/tabs/shared-page.tsx';
import { WidgetPreview } from '#web/features/agents/editor/tabs/widget-preview.tsx';
import { useMessages } from '#web/features/agents/messages.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';

type Widget = AgentContent['platform_settings']['widget'];

const placements: readonly Widget['placement'][] = [
  'bottom-right',
  'bottom',
  'bottom-left',
  'top-right',
  'top',
  'top-left',
];
const variants: readonly Widget['variant'][] = ['full', 'compact', 'tiny', 'expandable'];

/** How it looks to people who open it from elsewhere. */
export function WidgetTab() {
  return (
    <>
      <SharedPage />
      <Looks />
      <Behavior />
    </>
  );
}

function Looks() {
  const t = useMessages();
  const [widget, setWidget] = usePlatform('widget');
  const orb = widget.avatar?.type === 'orb' ? widget.avatar : orbOfNew;
  const set = (part: Partial<Widget>) => setWidget({ ...widget, ...part });
  const names = { full: t('full'), compact: t('compact'), tiny: t('tiny'), expandable: t('expandable') };
  return (
    <Section title={t('looks')}>
      <WidgetPreview widget={widget} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('variant')}>
          {(control) => (
            <Select
              {...control}
              value={widget.variant}
              onChange={(variant) => set({ variant })}
              options={variants.map((value) => ({ value, label: names[value] }))}
            />
          )}
        </Field>
        <Field label={t('placement')}>
          {(control) => (
            <Select
              {...control}
              value={widget.placement}
              onChange={(placement) => set({ placement })}
              options={placements.map((value) => ({ value, label: t(value) }))}
            />
          )}
        </Field>
        <Color label={t('background')} value={widget.bg_color} onChange={(bg_color) => set({ bg_color })} />
        <Color
          label={t('textColor')}
          value={widget.text_color}
          onChange={(text_color) => set({ text_color })}
        />
        <Color
          label={t('buttonColor')}
          value={widget.btn_color}
          onChange={(btn_color) => set({ btn_color })}
        />
        <Color
          label={t('buttonTextColor')}
          value={widget.btn_text_color}
          onChange={(btn_text_color) => set({ btn_text_color })}
        />
        <Color
          label={t('orbFirst')}
          value={orb.color_1}
          onChange={(color_1) => set({ avatar: { ...orb, color_1 } })}
        />
        <Color
          label={t('orbSecond')}
          value={orb.color_2}
          onChange={(color_2) => set({ avatar: { ...orb, color_2 } })}
        />
      </div>
    </Section>
  );
}

const orbOfNew = { type: 'orb' as const, color_1: '#2792dc', color_2: '#9ce6e6' };

interface ColorProps {
  label: string;
  value: string;
  onChange: (color: string) => void;
}

function Color({ label, value, onChange }: ColorProps) {
  return (
    <Field label={label}>
      {(control) => (
        <span className="flex items-center gap-2">
          <input
            {...control}
            type="color"
            value={value}
            onChange={({ target }) => onChange(target.value)}
            className="h-9 w-12 rounded-md border border-line-strong bg-surface p-1"
          />
          <span className="figures text-12 text-ink-3">{value}</span>
        </span>
      )}
    </Field>
  );
}

function Behavior() {
  const t = useMessages();
  const [widget, setWidget] = usePlatform('widget');
  const set = (part: Partial<Widget>) => setWidget({ ...widget, ...part });
  return (
    <Section title={t('behavior')}>
      <Switch
        label={t('widgetTyping')}
        checked={widget.text_input_enabled}
        onChange={(text_input_enabled) => set({ text_input_enabled })}
      />
      <Switch
        label={t('widgetTranscript')}
        checked={widget.transcript_enabled}
        onChange={(transcript_enabled) => set({ transcript_enabled })}
      />
      <Switch
        label={t('widgetMuting')}
        checked={widget.mic_muting_enabled}
        onChange={(mic_muting_enabled) => set({ mic_muting_enabled })}
      />
      <Field label={t('feedback')} className="max-w-70">
        {(control) => (
          <Select
            {...control}
            value={widget.feedback_mode}
            onChange={(feedback_mode) => set({ feedback_mode })}
            options={[
              { value: 'none', label: t('feedbackNone') },
              { value: 'during', label: t('feedbackDuring') },
              { value: 'end', label: t('feedbackEnd') },
            ]}
          />
        )}
      </Field>
    </Section>
  );
}
