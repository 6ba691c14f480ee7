import { Keyboard, Mic } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#web/features/agents/messages.ts';
import type { TalkWidget } from '#web/features/agents/talk-to/widget.requests.ts';
import { publicAddress, signedAddress } from '#web/features/agents/talking/addresses.ts';
import { Composer } from '#web/features/agents/talking/composer.tsx';
import { Orb } from '#web/features/agents/talking/orb.tsx';
import { Transcript } from '#web/features/agents/talking/transcript.tsx';
import { useConversation } from '#web/features/agents/talking/use-conversation.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';

interface TalkRoomProps {
  agentId: string;
  /** Of a link by which somebody shares the agent. */
  token: string | undefined;
  widget: TalkWidget;
  isSignedIn: boolean;
}

/** The agent, a button to call it, and what is said. */
export function TalkRoom({ agentId, token, widget, isSignedIn }: TalkRoomProps) {
  const t = useMessages();
  const talk = useConversation();
  const [hasAgreed, setAgreed] = useState(false);
  const { state } = talk;
  const isOn = state.status === 'live' || state.status === 'connecting';
  const name = widget.name ?? t('agent');
  const terms = widget.shareable_page_show_terms ? widget.terms_text : null;
  const isReady = !terms || hasAgreed;
  const start = (isVoice: boolean) =>
    void talk.start({
      isVoice,
      isTextOnly: !isVoice && widget.supports_text_only,
      // a name is known to members alone, who may talk to agents that are not public
      address: async () =>
        isSignedIn && widget.name !== undefined ? signedAddress(agentId) : publicAddress(agentId, token),
    });
  const hasTurns = state.turns.length > 0;
  return (
    <div className="mx-auto flex w-full max-w-160 flex-1 flex-col px-4 pb-6">
      <div className="flex flex-col items-center gap-3 py-6 text-center">
        <Orb
          widget={widget}
          size={hasTurns ? 72 : 144}
          level={talk.isSpeaking ? talk.agentLevel : undefined}
        />
        <h1 className="font-semibold text-22 tracking-[-0.01em]">{widget.name ?? t('talk')}</h1>
        {!hasTurns && widget.shareable_page_text && (
          <p className="max-w-100 text-balance text-15 text-ink-2">{widget.shareable_page_text}</p>
        )}
      </div>
      <div className="min-h-0 flex-1">
        <Transcript state={state} agentName={name} talk={talk} />
      </div>
      <div className="sticky bottom-0 flex flex-col gap-3 bg-bg py-3">
        {state.failure && (
          <p role="alert" className="text-center text-13 text-danger">
            {state.failure}
          </p>
        )}
        {state.status === 'connecting' && (
          <p role="status" className="text-center text-13 text-ink-3">
            {t('connecting')}
          </p>
        )}
        {state.status === 'ended' && <p className="text-center text-13 text-ink-3">{t('over')}</p>}
        {isOn ? (
          <Composer talk={talk} canType={widget.text_input_enabled || widget.text_only || !talk.microphone} />
        ) : (
          <>
            {terms && (
              <div className="rounded-lg border bg-surface p-4">
                <p className="mb-3 max-h-40 overflow-y-auto whitespace-pre-wrap text-12 text-ink-2">
                  {terms}
                </p>
                <Checkbox label={t('acceptTerms')} checked={hasAgreed} onChange={setAgreed} />
              </div>
            )}
            <div className="flex flex-wrap justify-center gap-2">
              {!widget.text_only && (
                <Button size="lg" variant="primary" disabled={!isReady} onClick={() => start(true)}>
                  <Mic aria-hidden />
                  {widget.text_contents.start_call ?? t('startCall')}
                </Button>
              )}
              {(widget.text_input_enabled || widget.text_only) && (
                <Button
                  size="lg"
                  variant={widget.text_only ? 'primary' : 'secondary'}
                  disabled={!isReady}
                  onClick={() => start(false)}
                >
                  <Keyboard aria-hidden />
                  {widget.text_contents.start_chat ?? t('startChat')}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </div>
  );
}
