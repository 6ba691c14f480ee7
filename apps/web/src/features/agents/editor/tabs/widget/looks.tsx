import type { AgentContent } from '#web/features/agents/agent-types.ts';
import { usePlatform } from '#web/features/agents/editor/editor-context.tsx';
import { Section, TextInput } from '#web/features/agents/editor/fields.tsx';
import { useMessages as useWidgetMessages } from '#web/features/agents/editor/tabs/widget/messages.ts';
import { useMessages } from '#web/features/agents/messages.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

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

/** The widget's settings, and the way to change some of them. */
export function useWidget() {
  const [widget, setWidget] = usePlatform('widget');
  return [widget, (part: Partial<Widget>) => setWidget({ ...widget, ...part })] as const;
}

export function Looks() {
  const t = useMessages();
  const own = useWidgetMessages();
  const [widget, set] = useWidget();
  const names = { full: t('full'), compact: t('compact'), tiny: t('tiny'), expandable: t('expandable') };
  const picture = widget.avatar && widget.avatar.type !== 'orb' ? pictureOf(widget.avatar) : '';
  return (
    <Section title={t('looks')}>
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
      </div>
      <TextInput
        label={own('picture')}
        hint={own('pictureHint')}
        inputMode="url"
        maxLength={2000}
        value={picture}
        onChange={(url) => set({ avatar: url.trim() ? { type: 'image', url } : orbOfNew })}
      />
    </Section>
  );
}

const pictureOf = (avatar: Exclude<Widget['avatar'], { type: 'orb' } | undefined>): string =>
  avatar.type === 'url' ? avatar.custom_url : avatar.url;

const orbOfNew = { type: 'orb' as const, color_1: '#2792dc', color_2: '#9ce6e6' };

export function Colors() {
  const t = useMessages();
  const own = useWidgetMessages();
  const [widget, set] = useWidget();
  const orb = widget.avatar?.type === 'orb' ? widget.avatar : widget.avatar ? undefined : orbOfNew;
  return (
    <Section title={own('colors')}>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Color label={t('background')} value={widget.bg_color} onChange={(bg_color) => set({ bg_color })} />
        <Color
          label={t('textColor')}
          value={widget.text_color}
          onChange={(text_color) => set({ text_color })}
        />
        <Color
          label={own('border')}
          value={widget.border_color}
          onChange={(border_color) => set({ border_color })}
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
          label={own('focus')}
          value={widget.focus_color}
          onChange={(focus_color) => set({ focus_color })}
        />
        {orb && (
          <>
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
          </>
        )}
      </div>
    </Section>
  );
}

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

/** The words that visitors meet first; what is left empty says what it always says. */
export function Words() {
  const own = useWidgetMessages();
  const [widget, set] = useWidget();
  const texts = widget.text_contents;
  const field = (
    name: 'main_label' | 'start_call' | 'start_chat' | 'end_call',
    label: string,
    usual: string,
  ) => (
    <TextInput
      label={label}
      placeholder={usual}
      maxLength={200}
      value={texts[name] ?? ''}
      onChange={(text) => set({ text_contents: { ...texts, [name]: text || null } })}
    />
  );
  return (
    <Section title={own('words')}>
      <div className="grid gap-4 sm:grid-cols-2">
        {field('main_label', own('mainLabel'), 'Need help?')}
        {field('start_call', own('startCall'), 'Start a call')}
        {field('start_chat', own('startChat'), 'Start a chat')}
        {field('end_call', own('endCall'), 'End')}
      </div>
    </Section>
  );
}
