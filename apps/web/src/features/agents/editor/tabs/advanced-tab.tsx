import { useConfig, useEditor } from '#web/features/agents/editor/editor-context.tsx';
import { LinesInput, NumberInput, Section, TextInput } from '#web/features/agents/editor/fields.tsx';
import { useMessages } from '#web/features/agents/messages.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';

/** Turns, waits and ends. */
export function AdvancedTab() {
  return (
    <>
      <Turns />
      <Waiting />
      <Hearing />
      <Tags />
    </>
  );
}

function Turns() {
  const t = useMessages();
  const [turn, setTurn] = useConfig('turn');
  const [agent, setAgent] = useConfig('agent');
  return (
    <Section title={t('turns')}>
      <Field label={t('eagerness')} hint={t('eagernessHint')} className="max-w-70">
        {(control) => (
          <Select
            {...control}
            value={turn.turn_eagerness}
            onChange={(turn_eagerness) => setTurn({ turn_eagerness })}
            options={[
              { value: 'patient', label: t('patient') },
              { value: 'normal', label: t('normal') },
              { value: 'eager', label: t('eager') },
            ]}
          />
        )}
      </Field>
      <Switch
        label={t('spelling')}
        hint={t('spellingHint')}
        checked={turn.spelling_patience === 'auto'}
        onChange={(isOn) => setTurn({ spelling_patience: isOn ? 'auto' : 'off' })}
      />
      <Switch
        label={t('speculative')}
        hint={t('speculativeHint')}
        checked={turn.speculative_turn}
        onChange={(speculative_turn) => setTurn({ speculative_turn })}
      />
      <Switch
        label={t('protectGreeting')}
        checked={agent.disable_first_message_interruptions}
        onChange={(disable_first_message_interruptions) => setAgent({ disable_first_message_interruptions })}
      />
    </Section>
  );
}

function Waiting() {
  const t = useMessages();
  const [turn, setTurn] = useConfig('turn');
  const [agent, setAgent] = useConfig('agent');
  const soft = turn.soft_timeout_config;
  return (
    <Section title={t('waiting')} text={t('waitingText')}>
      <NumberInput
        label={t('turnTimeout')}
        hint={t('turnTimeoutHint')}
        min={1}
        max={30}
        step={0.5}
        value={turn.turn_timeout}
        onChange={(turn_timeout) => setTurn({ turn_timeout })}
        error={t('numberError', { min: 1, max: 30 })}
      />
      <NumberInput
        label={t('silenceEnds')}
        hint={t('neverHint')}
        min={-1}
        max={3600}
        value={turn.silence_end_call_timeout}
        onChange={(silence_end_call_timeout) => setTurn({ silence_end_call_timeout })}
        error={t('limitError')}
      />
      <NumberInput
        label={t('softTimeout')}
        hint={t('softTimeoutHint')}
        min={-1}
        max={8}
        step={0.1}
        value={soft.timeout_seconds}
        onChange={(timeout_seconds) => setTurn({ soft_timeout_config: { ...soft, timeout_seconds } })}
        error={t('numberError', { min: -1, max: 8 })}
      />
      {soft.timeout_seconds > 0 && (
        <TextInput
          label={t('softMessage')}
          maxLength={200}
          value={soft.message}
          onChange={(message) => setTurn({ soft_timeout_config: { ...soft, message } })}
        />
      )}
      <TextInput
        label={t('goodbye')}
        hint={t('goodbyeHint')}
        value={agent.max_conversation_duration_message}
        onChange={(max_conversation_duration_message) => setAgent({ max_conversation_duration_message })}
      />
    </Section>
  );
}

function Hearing() {
  const t = useMessages();
  const [asr, setAsr] = useConfig('asr');
  const [conversation, setConversation] = useConfig('conversation');
  return (
    <Section title={t('hearing')}>
      <LinesInput
        label={t('keywords')}
        hint={t('keywordsHint')}
        value={asr.keywords}
        onChange={(keywords) => setAsr({ keywords })}
      />
      <Switch
        label={t('textOnly')}
        hint={t('textOnlyHint')}
        checked={conversation.text_only}
        onChange={(text_only) => setConversation({ text_only })}
      />
    </Section>
  );
}

function Tags() {
  const t = useMessages();
  const { content, change } = useEditor();
  return (
    <Section title={t('tags')}>
      <LinesInput
        label={t('tags')}
        hint={t('tagsHint')}
        value={content.tags}
        onChange={(tags) => change((former) => ({ ...former, tags }))}
      />
    </Section>
  );
}
