import { type PodcastScale, podcastScales } from '@mynah/contract/studio/project-values';
import { FileText, Globe } from 'lucide-react';
import { useState } from 'react';
import { AddressField } from '#web/features/studio/list/address-field.tsx';
import { useOpenMade } from '#web/features/studio/list/use-open-made.ts';
import { useMessages } from '#web/features/studio/messages.ts';
import { createPodcast } from '#web/features/studio/studio.requests.ts';
import { useSelectedVoice, useVoices, VoiceButton } from '#web/features/voices/index.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { Labelled } from '#web/shared/making/labelled.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { controlClass, typedTextClass } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

type Source = 'address' | 'text';
type Talk = 'conversation' | 'bulletin';
const USUAL_MODEL = 'eleven_multilingual_v2';

/** What a podcast is about, who talks, and how long: the rest is written and spoken in the background. */
export function PodcastDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const [source, setSource] = useState<Source>('address');
  const [address, setAddress] = useState('');
  const [text, setText] = useState('');
  const [talk, setTalk] = useState<Talk>('conversation');
  const [scale, setScale] = useState<PodcastScale>('default');
  const { host, guest, setHost, setGuest } = useTalkers();
  const { isBusy, refusal, create } = useCreation(onClose);
  const isReady = source === 'address' ? URL.canParse(address.trim()) : text.trim() !== '';
  const start = () => {
    if (!host || !guest) return;
    void create({
      model_id: USUAL_MODEL,
      mode:
        talk === 'conversation'
          ? { type: talk, conversation: { host_voice_id: host.voice_id, guest_voice_id: guest.voice_id } }
          : { type: talk, bulletin: { host_voice_id: host.voice_id } },
      source: source === 'address' ? { type: 'url', url: address.trim() } : { type: 'text', text },
      duration_scale: scale,
    });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!isBusy}
      title={t('newPodcast')}
      description={t('newPodcastText')}
      footer={
        <Button variant="primary" isBusy={isBusy} disabled={!isReady || !host || !guest} onClick={start}>
          {t('create')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5 pb-2">
        <ChoiceCards
          label={t('startFrom')}
          value={source}
          onChange={setSource}
          options={[
            {
              value: 'address',
              label: t('fromAddress'),
              hint: t('fromAddressHint'),
              icon: <Globe aria-hidden />,
            },
            { value: 'text', label: t('fromText'), hint: t('fromTextHint'), icon: <FileText aria-hidden /> },
          ]}
        />
        {source === 'address' ? (
          <AddressField value={address} onChange={setAddress} />
        ) : (
          <Field label={t('podcastText')}>
            {(control) => (
              <textarea
                {...control}
                rows={6}
                maxLength={500_000}
                value={text}
                onChange={(event) => setText(event.target.value)}
                className={classNames(controlClass, typedTextClass, 'resize-y px-3 py-2')}
              />
            )}
          </Field>
        )}
        <FormError text={refusal} />
        <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
          <Labelled label={t('talk')}>
            <Select
              aria-label={t('talk')}
              className="h-10! rounded-lg!"
              value={talk}
              onChange={(next) => setTalk(next as Talk)}
              options={(['conversation', 'bulletin'] as const).map((value) => ({
                value,
                label: t(`talk_${value}`),
              }))}
            />
          </Labelled>
          <Labelled label={t('length')}>
            <Select
              aria-label={t('length')}
              className="h-10! rounded-lg!"
              value={scale}
              onChange={(next) => setScale(next as PodcastScale)}
              options={podcastScales.map((value) => ({ value, label: t(`length_${value}`) }))}
            />
          </Labelled>
        </div>
        <Labelled label={t('host')}>
          <VoiceButton voice={host} isStudio onSelect={setHost} />
        </Labelled>
        {talk === 'conversation' && (
          <Labelled label={t('guest')}>
            <VoiceButton voice={guest} isStudio onSelect={setGuest} />
          </Labelled>
        )}
      </div>
    </Dialog>
  );
}

/** Two voices that are not the same, until somebody wants it so. */
function useTalkers() {
  const voices = useVoices({ isStudio: true });
  const preferred = useSelectedVoice(voices.data);
  const [hostId, setHost] = useState<string>();
  const [guestId, setGuest] = useState<string>();
  const byId = (id: string | undefined) => voices.data?.find(({ voice_id }) => voice_id === id);
  const host = byId(hostId) ?? preferred;
  const guest = byId(guestId) ?? voices.data?.find(({ voice_id }) => voice_id !== host?.voice_id) ?? host;
  return { host, guest, setHost, setGuest };
}

function useCreation(onClose: () => void) {
  const openMade = useOpenMade();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const create = async (order: Parameters<typeof createPodcast>[0]) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const made = await createPodcast(order);
      onClose();
      await openMade(made);
    } catch (error) {
      setRefusal(errorText(error));
      setBusy(false);
    }
  };
  return { isBusy, refusal, create };
}
