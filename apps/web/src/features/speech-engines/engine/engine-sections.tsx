import { type ReactNode, useId } from 'react';
import { LanguageSelect, VoiceChoice } from '#web/features/agents/index.ts';
import { HeadersEditor } from '#web/features/integrations/index.ts';
import { useMessages } from '#web/features/speech-engines/messages.ts';
import type { SpeechEngine } from '#web/features/speech-engines/speech-engines.requests.ts';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';

export interface SectionProps {
  engine: SpeechEngine;
  set: (change: Partial<SpeechEngine>) => void;
  onValid: (part: string, isValid: boolean) => void;
}

const isName = (name: string): boolean => name.trim() !== '';
const isAddress = (address: string): boolean => /^wss?:\/\/./.test(address);

/** Which server thinks. */
export function Server({ engine: { name, speech_engine: server }, set, onValid }: SectionProps) {
  const t = useMessages();
  return (
    <Section title={t('server')}>
      <Field label={t('name')} error={isName(name) ? undefined : t('nameMissing')}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={140}
            value={name}
            onChange={({ target }) => {
              set({ name: target.value });
              onValid('name', isName(target.value));
            }}
          />
        )}
      </Field>
      <Field label={t('address')} error={isAddress(server.ws_url) ? undefined : t('addressInvalid')}>
        {(control) => (
          <Input
            {...control}
            inputMode="url"
            autoComplete="off"
            maxLength={2000}
            value={server.ws_url}
            onChange={({ target }) => {
              set({ speech_engine: { ...server, ws_url: target.value } });
              onValid('address', isAddress(target.value));
            }}
          />
        )}
      </Field>
      <div className="flex flex-col gap-1.5">
        <h3 className="font-medium text-13">{t('headers')}</h3>
        <p className="text-12 text-ink-3">{t('headersText')}</p>
        <HeadersEditor
          kinds={['text', 'secret', 'conversation']}
          value={server.request_headers}
          onChange={(headers, isValid) => {
            const request_headers = headers as typeof server.request_headers;
            set({ speech_engine: { ...server, request_headers } });
            onValid('headers', isValid);
          }}
        />
      </div>
    </Section>
  );
}

/** How it hears and sounds. */
export function Speaking({ engine: { tts, turn, language, overrides }, set }: SectionProps) {
  const t = useMessages();
  return (
    <Section title={t('speaking')}>
      <VoiceChoice voiceId={tts.voice_id} onChange={(voice_id) => set({ tts: { ...tts, voice_id } })} />
      <LanguageSelect label={t('language')} value={language} onChange={(next) => set({ language: next })} />
      <Field label={t('eagerness')} hint={t('eagernessHint')} className="max-w-70">
        {(control) => (
          <Select
            {...control}
            value={turn.turn_eagerness}
            onChange={(turn_eagerness) => set({ turn: { ...turn, turn_eagerness } })}
            options={[
              { value: 'patient', label: t('patient') },
              { value: 'normal', label: t('normal') },
              { value: 'eager', label: t('eager') },
            ]}
          />
        )}
      </Field>
      <Switch
        label={t('firstMessage')}
        hint={t('firstMessageHint')}
        checked={overrides.first_message}
        onChange={(first_message) => set({ overrides: { first_message } })}
      />
    </Section>
  );
}

/** How much it may be talked to. */
export function Limits({ engine: { call_limits: limits, conversation }, set }: SectionProps) {
  const t = useMessages();
  return (
    <Section title={t('limits')}>
      <div className="grid gap-4 sm:grid-cols-3">
        <NumberField
          label={t('atOnce')}
          min={-1}
          max={10_000}
          step={1}
          value={limits.agent_concurrency_limit}
          onChange={(most) => set({ call_limits: { ...limits, agent_concurrency_limit: Math.round(most) } })}
        />
        <NumberField
          label={t('daily')}
          min={0}
          max={1_000_000}
          step={1}
          value={limits.daily_limit}
          onChange={(most) => set({ call_limits: { ...limits, daily_limit: Math.round(most) } })}
        />
        <NumberField
          label={t('longest')}
          min={10}
          max={86_400}
          step={1}
          value={conversation.max_duration_seconds}
          onChange={(most) =>
            set({ conversation: { ...conversation, max_duration_seconds: Math.round(most) } })
          }
        />
      </div>
      <p className="text-12 text-ink-3">{t('atOnceHint')}</p>
    </Section>
  );
}

/** What is kept of conversations. */
export function Privacy({ engine: { privacy }, set }: SectionProps) {
  const t = useMessages();
  return (
    <Section title={t('privacy')}>
      <Switch
        label={t('recordVoice')}
        checked={privacy.record_voice}
        onChange={(record_voice) => set({ privacy: { ...privacy, record_voice } })}
      />
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card className="p-5">
      <section aria-labelledby={id} className="flex flex-col gap-5">
        <h2 id={id} className="font-semibold text-15">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  );
}
