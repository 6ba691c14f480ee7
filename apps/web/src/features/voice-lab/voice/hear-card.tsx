import type { Voice } from '@mynah/contract/voices/voices';
import { AudioLines } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { SectionCard } from '#web/features/voice-lab/voice/section-card.tsx';
import { playerItem, playStream } from '#web/player/index.ts';
import { request } from '#web/shared/api/call.ts';
import { readStream } from '#web/shared/api/read-body.ts';
import { estimateSpeakingSeconds } from '#web/shared/format/speaking-time.ts';
import { FailureNotice } from '#web/shared/making/notices.tsx';
import { Button } from '#web/ui/button.tsx';
import { controlClass, typedTextClass } from '#web/ui/input.tsx';

const MOST_CHARACTERS = 500;

/** A sentence of one's own in this voice. */
export function HearCard({ voice }: { voice: Voice }) {
  const t = useMessages();
  const [text, setText] = useState(t('hearSentence'));
  const { speak, isBusy, error, dismiss } = useSpeak(voice);
  const isBlocked = voice.safety_control === 'BAN';
  return (
    <SectionCard title={t('hear')}>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void speak(text);
        }}
      >
        <textarea
          aria-label={t('hearText')}
          rows={2}
          maxLength={MOST_CHARACTERS}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
            event.preventDefault();
            void speak(text);
          }}
          className={`${controlClass} ${typedTextClass} resize-y px-3 py-2 text-15!`}
        />
        {error !== undefined && <FailureNotice title={t('hearFailed')} error={error} onDismiss={dismiss} />}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" isBusy={isBusy} disabled={text.trim() === '' || isBlocked}>
            <AudioLines aria-hidden />
            {t('speak')}
          </Button>
          <p className="text-12 text-ink-3">
            {isBlocked ? t('blockedText') : t('hearCost', { count: text.length })}
          </p>
        </div>
      </form>
    </SectionCard>
  );
}

/** Heard while it is made; leaving the page ends what nobody waits for. */
function useSpeak({ voice_id, name }: Voice) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const speak = async (text: string) => {
    if (text.trim() === '') return;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setError(undefined);
    setBusy(true);
    try {
      await speakAloud({ voiceId: voice_id, name, text }, controller.signal);
    } catch (cause) {
      if (!controller.signal.aborted) setError(cause);
    } finally {
      if (running.current === controller) setBusy(false);
    }
  };
  return { speak, isBusy, error, dismiss: () => setError(undefined) };
}

type Spoken = { voiceId: string; name: string; text: string };

async function speakAloud({ voiceId, name, text }: Spoken, signal: AbortSignal): Promise<void> {
  const response = await request('POST /v1/text-to-speech/{voice_id}/stream', {
    params: { voice_id: voiceId },
    json: { text },
    signal,
  });
  const id = response.headers.get('history-item-id') ?? crypto.randomUUID();
  const info = { title: text, voice_id: voiceId, voice_name: name };
  const item = playerItem({ id, type: 'text-to-speech', isFirstRequest: true, extra: { text }, info });
  const stream = playStream(item, estimateSpeakingSeconds(text));
  try {
    const reader = readStream(response).getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) stream.append(read.value);
    stream.end();
  } catch (cause) {
    stream.fail(cause);
    throw cause;
  }
}
