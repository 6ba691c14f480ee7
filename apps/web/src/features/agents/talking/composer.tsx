import { ArrowUp, Mic, MicOff, PhoneOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#web/features/agents/messages.ts';
import type { TalkingTo } from '#web/features/agents/talking/use-conversation.ts';
import { Button } from '#web/ui/button.tsx';
import { controlClass, typedTextClass } from '#web/ui/input.tsx';
import { LevelBars } from '#web/ui/level-bars.tsx';

/** While a conversation goes on: the microphone, a line to type, and the way out. */
export function Composer({ talk, canType = true }: { talk: TalkingTo; canType?: boolean }) {
  const t = useMessages();
  const { microphone, isMuted, isSpeaking } = talk;
  return (
    <div className="flex flex-col gap-3">
      {microphone && (
        <LevelBars
          level={isSpeaking ? talk.agentLevel : isMuted ? silence : microphone.level}
          label={isSpeaking ? t('agentLevel') : t('yourLevel')}
          className={isSpeaking ? '[&_canvas]:text-accent' : ''}
        />
      )}
      <p role="status" className="text-center text-12 text-ink-3">
        {isSpeaking ? t('speaking') : isMuted ? t('muted') : microphone ? t('listening') : ''}
      </p>
      {canType && talk.state.status === 'live' && <TypedLine talk={talk} />}
      <div className="flex justify-center gap-2">
        {microphone && (
          <Button aria-pressed={isMuted} onClick={() => talk.setMuted(!isMuted)}>
            {isMuted ? <MicOff aria-hidden /> : <Mic aria-hidden />}
            {isMuted ? t('unmute') : t('mute')}
          </Button>
        )}
        <Button onClick={talk.end}>
          <PhoneOff aria-hidden />
          {t('end')}
        </Button>
      </div>
    </div>
  );
}

const silence = () => 0;

function TypedLine({ talk }: { talk: TalkingTo }) {
  const t = useMessages();
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const isTyping = talk.microphone === undefined;
  // who chose to type goes on typing
  useEffect(() => {
    if (isTyping) field.current?.focus();
  }, [isTyping]);
  const send = (): void => {
    if (text.trim() === '') return;
    talk.say(text.trim());
    setText('');
  };
  return (
    <form
      className="relative"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        aria-label={t('message')}
        placeholder={t('message')}
        rows={2}
        ref={field}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          talk.showActivity();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
        className={`${controlClass} ${typedTextClass} block resize-none py-2.5 pe-12 ps-3.5`}
      />
      <span className="absolute end-2 bottom-2">
        <Button
          type="submit"
          variant="primary"
          size="sm"
          aria-label={t('send')}
          disabled={text.trim() === ''}
          className="w-8 px-0"
        >
          <ArrowUp aria-hidden />
        </Button>
      </span>
    </form>
  );
}
