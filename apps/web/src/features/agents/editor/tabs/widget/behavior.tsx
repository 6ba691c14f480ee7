import { useConfig, usePlatform } from '#web/features/agents/editor/editor-context.tsx';
import { Section } from '#web/features/agents/editor/fields.tsx';
import { useWidget } from '#web/features/agents/editor/tabs/widget/looks.tsx';
import { useMessages as useWidgetMessages } from '#web/features/agents/editor/tabs/widget/messages.ts';
import { useMessages } from '#web/features/agents/messages.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';

type SwitchName =
  | 'default_expanded'
  | 'dismissible'
  | 'text_input_enabled'
  | 'transcript_enabled'
  | 'mic_muting_enabled'
  | 'conversation_mode_toggle_enabled'
  | 'show_agent_status';

/** What visitors may do with it. */
export function Behavior() {
  const t = useMessages();
  const own = useWidgetMessages();
  const [widget, set] = useWidget();
  const toggle = (name: SwitchName, label: string) => (
    <Switch label={label} checked={widget[name]} onChange={(isOn) => set({ [name]: isOn })} />
  );
  return (
    <Section title={t('behavior')}>
      {toggle('default_expanded', own('opensAtOnce'))}
      {toggle('dismissible', own('dismissible'))}
      {toggle('text_input_enabled', t('widgetTyping'))}
      <Choices />
      {toggle('transcript_enabled', t('widgetTranscript'))}
      {toggle('mic_muting_enabled', t('widgetMuting'))}
      {toggle('conversation_mode_toggle_enabled', own('modeToggle'))}
      {toggle('show_agent_status', own('toolsAtWork'))}
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

/** What visitors choose overrides the agent: offering it allows it, too. */
function Choices() {
  const own = useWidgetMessages();
  const [widget, set] = useWidget();
  const [conversation] = useConfig('conversation');
  const [overrides, setOverrides] = usePlatform('overrides');
  const allowed = overrides.conversation_config_override;
  const allow = (part: Partial<typeof allowed>) =>
    setOverrides({ ...overrides, conversation_config_override: { ...allowed, ...part } });
  return (
    <>
      {!conversation.text_only && (
        <Switch
          label={own('chats')}
          hint={own('chatsHint')}
          checked={widget.supports_text_only && allowed.conversation.text_only}
          onChange={(isOn) => {
            set({ supports_text_only: isOn });
            if (isOn) allow({ conversation: { ...allowed.conversation, text_only: true } });
          }}
        />
      )}
      <Switch
        label={own('languages')}
        hint={own('languagesHint')}
        checked={widget.language_selector && allowed.agent.language}
        onChange={(isOn) => {
          set({ language_selector: isOn });
          if (isOn) allow({ agent: { ...allowed.agent, language: true } });
        }}
      />
    </>
  );
}
