import { useConfig, usePlatform } from '#web/features/agents/editor/editor-context.tsx';
import { LinesInput, NumberInput, Section } from '#web/features/agents/editor/fields.tsx';
import { QueueSection } from '#web/features/agents/editor/tabs/queue-section.tsx';
import { useMessages } from '#web/features/agents/messages.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Switch } from '#web/ui/switch.tsx';

/** Who may talk to it, what they may change, and what is kept. */
export function SecurityTab() {
  return (
    <>
      <Access />
      <Overrides />
      <Guardrails />
      <Limits />
      <QueueSection />
      <Privacy />
    </>
  );
}

function Access() {
  const t = useMessages();
  const [auth, setAuth] = usePlatform('auth');
  return (
    <Section title={t('access')}>
      <Switch
        label={t('needsAuth')}
        hint={auth.enable_auth ? t('needsAuthOn') : t('needsAuthOff')}
        checked={auth.enable_auth}
        onChange={(enable_auth) => setAuth({ ...auth, enable_auth })}
      />
      <LinesInput
        label={t('allowlist')}
        hint={t('allowlistHint')}
        placeholder="example.com"
        value={auth.allowlist.map(({ hostname }) => hostname)}
        onChange={(hosts) => setAuth({ ...auth, allowlist: hosts.map((hostname) => ({ hostname })) })}
      />
    </Section>
  );
}

function Overrides() {
  const t = useMessages();
  const [overrides, setOverrides] = usePlatform('overrides');
  const { conversation_config_override: allowed } = overrides;
  const set = (next: Partial<typeof allowed>) =>
    setOverrides({ ...overrides, conversation_config_override: { ...allowed, ...next } });
  const { agent, tts, conversation } = allowed;
  return (
    <Section title={t('overrides')} text={t('overridesText')}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Checkbox
          label={t('firstMessage')}
          checked={agent.first_message}
          onChange={(first_message) => set({ agent: { ...agent, first_message } })}
        />
        <Checkbox
          label={t('systemPrompt')}
          checked={agent.prompt.prompt}
          onChange={(prompt) => set({ agent: { ...agent, prompt: { ...agent.prompt, prompt } } })}
        />
        <Checkbox
          label={t('language')}
          checked={agent.language}
          onChange={(language) => set({ agent: { ...agent, language } })}
        />
        <Checkbox
          label={t('languageModel')}
          checked={agent.prompt.llm}
          onChange={(llm) => set({ agent: { ...agent, prompt: { ...agent.prompt, llm } } })}
        />
        <Checkbox
          label={t('voice')}
          checked={tts.voice_id}
          onChange={(voice_id) => set({ tts: { ...tts, voice_id } })}
        />
        <Checkbox
          label={t('speed')}
          checked={tts.speed}
          onChange={(speed) => set({ tts: { ...tts, speed } })}
        />
        <Checkbox
          label={t('textOnly')}
          checked={conversation.text_only}
          onChange={(text_only) => set({ conversation: { ...conversation, text_only } })}
        />
      </div>
    </Section>
  );
}

function Guardrails() {
  const t = useMessages();
  const [guardrails, setGuardrails] = usePlatform('guardrails');
  return (
    <Section title={t('guardrails')}>
      <Switch
        label={t('focus')}
        hint={t('focusHint')}
        checked={guardrails.focus.is_enabled}
        onChange={(is_enabled) => setGuardrails({ ...guardrails, focus: { is_enabled } })}
      />
      <Switch
        label={t('injection')}
        hint={t('injectionHint')}
        checked={guardrails.prompt_injection.is_enabled}
        onChange={(is_enabled) => setGuardrails({ ...guardrails, prompt_injection: { is_enabled } })}
      />
    </Section>
  );
}

function Limits() {
  const t = useMessages();
  const [limits, setLimits] = usePlatform('call_limits');
  const [conversation, setConversation] = useConfig('conversation');
  return (
    <Section title={t('limits')}>
      <NumberInput
        label={t('concurrency')}
        hint={t('noLimitHint')}
        min={-1}
        max={10_000}
        value={limits.agent_concurrency_limit}
        onChange={(agent_concurrency_limit) => setLimits({ ...limits, agent_concurrency_limit })}
        error={t('limitError')}
      />
      <NumberInput
        label={t('daily')}
        min={0}
        max={1_000_000}
        value={limits.daily_limit}
        onChange={(daily_limit) => setLimits({ ...limits, daily_limit })}
        error={t('countError')}
      />
      <NumberInput
        label={t('longest')}
        hint={t('seconds')}
        min={10}
        max={86_400}
        value={conversation.max_duration_seconds}
        onChange={(max_duration_seconds) => setConversation({ max_duration_seconds })}
        error={t('numberError', { min: 10, max: '86,400' })}
      />
    </Section>
  );
}

function Privacy() {
  const t = useMessages();
  const [privacy, setPrivacy] = usePlatform('privacy');
  return (
    <Section title={t('privacy')}>
      <Switch
        label={t('recordVoice')}
        checked={privacy.record_voice}
        onChange={(record_voice) => setPrivacy({ ...privacy, record_voice })}
      />
      <NumberInput
        label={t('retention')}
        hint={t('retentionHint')}
        min={-1}
        max={3650}
        value={privacy.retention_days}
        onChange={(retention_days) => setPrivacy({ ...privacy, retention_days })}
        error={t('retentionError')}
      />
      <Switch
        label={t('zeroRetention')}
        hint={t('zeroRetentionHint')}
        checked={privacy.zero_retention_mode}
        onChange={(zero_retention_mode) => setPrivacy({ ...privacy, zero_retention_mode })}
      />
    </Section>
  );
}
