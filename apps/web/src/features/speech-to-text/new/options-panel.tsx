import { useMemo } from 'react';
import { useMessages } from '#web/features/speech-to-text/messages.ts';
import { changeOrder, keytermFault, languageOptions, useOrder } from '#web/features/speech-to-text/order.ts';
import { useMarksSounds } from '#web/shared/app-config.ts';
import { languageName } from '#web/shared/format/language-name.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { controlClass, typedTextClass } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';

const mostSpeakers = 32;

export function OptionsPanel() {
  const t = useMessages();
  const order = useOrder();
  const fault = keytermFault(order);
  return (
    <div className="flex flex-col gap-6 p-5">
      <LanguageField />
      <Switch label={t('diarize')} checked={order.diarize} onChange={(diarize) => changeOrder({ diarize })} />
      {order.diarize && <SpeakersField />}
      <EventsSwitch />
      <Switch
        label={t('noVerbatim')}
        hint={t('noVerbatimHint')}
        checked={order.noVerbatim}
        onChange={(noVerbatim) => changeOrder({ noVerbatim })}
      />
      <Field label={t('keyterms')} hint={t('keytermsHint')} error={fault && t(fault)}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            value={order.keyterms}
            onChange={(event) => changeOrder({ keyterms: event.target.value })}
            className={classNames(controlClass, typedTextClass, 'resize-y px-3 py-2')}
          />
        )}
      </Field>
    </div>
  );
}

/** Off, with the reason, where no engine hears anything but words. */
function EventsSwitch() {
  const t = useMessages();
  const events = useOrder((order) => order.events);
  const marksSounds = useMarksSounds();
  return (
    <Switch
      label={t('events')}
      hint={t(marksSounds ? 'eventsHint' : 'eventsUnheard')}
      checked={events && marksSounds}
      disabled={!marksSounds}
      onChange={(events) => changeOrder({ events })}
    />
  );
}

export function LanguageField() {
  const t = useMessages();
  const language = useOrder((order) => order.language);
  const options = useMemo(() => languageOptions(t('auto'), languageName), [t]);
  return (
    <Field label={t('language')}>
      {(control) => (
        <Select
          {...control}
          aria-label={t('language')}
          value={language}
          onChange={(next) => changeOrder({ language: next })}
          options={options}
        />
      )}
    </Field>
  );
}

function SpeakersField() {
  const t = useMessages();
  const speakers = useOrder((order) => order.speakers);
  const counts = Array.from({ length: mostSpeakers }, (_, index) => String(index + 1));
  return (
    <Field label={t('speakers')}>
      {(control) => (
        <Select
          {...control}
          aria-label={t('speakers')}
          value={speakers || 'any'}
          onChange={(next) => changeOrder({ speakers: next === 'any' ? '' : next })}
          options={[
            { value: 'any', label: t('speakersAny') },
            ...counts.map((count) => ({ value: count, label: count })),
          ]}
        />
      )}
    </Field>
  );
}
