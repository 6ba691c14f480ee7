import { toIpa } from '@mynah/text/pronunciations';
import { Play } from 'lucide-react';
import { useState } from 'react';
import type { RuleForm } from '#web/features/dictionaries/editor/rule-form.ts';
import { useMessages } from '#web/features/dictionaries/messages.ts';
import { displayName, useSelectedVoice, useVoices, VoiceButton } from '#web/features/voices/index.ts';
import { playerItem, playUrl } from '#web/player/index.ts';
import { request } from '#web/shared/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';

/** Speaks what the rule would say, in any voice, before it is saved. Nothing of it comes into the history. */
export function HearRule({ form }: { form: RuleForm }) {
  const t = useMessages();
  const voices = useVoices();
  const usual = useSelectedVoice(voices.data);
  const [voiceId, chooseVoice] = useState<string>();
  const voice = voices.data?.find(({ voice_id }) => voice_id === voiceId) ?? usual;
  const [isBusy, setBusy] = useState(false);
  const text = spokenText(form);
  const listen = async () => {
    if (!voice || text === undefined) return;
    setBusy(true);
    try {
      const answer = await request('POST /v1/text-to-speech/{voice_id}', {
        params: { voice_id: voice.voice_id },
        query: { enable_logging: false },
        json: { text },
      });
      const url = URL.createObjectURL(await answer.blob());
      const info = { title: form.find, voice_id: voice.voice_id, voice_name: displayName(voice) };
      playUrl(playerItem({ id: `rule:${crypto.randomUUID()}`, type: 'voicePreview', info }), url);
    } catch (error) {
      toast.failure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex items-center gap-2">
      <div className="min-w-0 flex-1">
        <VoiceButton voice={voice} onSelect={chooseVoice} isCompact />
      </div>
      <Button isBusy={isBusy} disabled={!voice || text === undefined} onClick={() => void listen()}>
        <Play aria-hidden />
        {t('listen')}
      </Button>
    </div>
  );
}

/** Undefined while nothing could be spoken. */
function spokenText({ find, way, said }: RuleForm): string | undefined {
  if (said.trim() === '' || find.trim() === '') return undefined;
  if (way === 'alias') return said;
  const ipa = toIpa(said, way);
  return ipa && `<phoneme alphabet="ipa" ph="${ipa}">${find.replace(/[<>&"]/g, ' ')}</phoneme>`;
}
