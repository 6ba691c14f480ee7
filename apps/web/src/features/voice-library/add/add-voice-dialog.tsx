import type { LibraryVoice } from '@mynah/contract/voices/voice-library';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useAddVoice } from '#web/features/voice-library/library.requests.ts';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { noticeText, rateText } from '#web/features/voice-library/voice-terms.ts';
import { selectVoice } from '#web/features/voices/index.ts';
import { useSubscription } from '#web/shared/account/account.requests.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.tsx';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

const LONGEST_NAME = 100;
const SPEECH_PATH = '/app/speech-synthesis/text-to-speech';

type AddVoiceDialogProps = { voice: LibraryVoice; onClose: () => void };

/** Gives a voice of the library a name of one's own; says before what it costs and how long it stays. */
export function AddVoiceDialog({ voice, onClose }: AddVoiceDialogProps) {
  const t = useMessages();
  const form = useForm({ defaultValues: { name: voice.name.slice(0, LONGEST_NAME) } });
  const add = useAddVoice();
  const navigate = useNavigate();
  const save = async ({ name }: { name: string }): Promise<void> => {
    const added = await add.mutateAsync({ voice, newName: name.trim() });
    onClose();
    toast.success(t('addedToast', { name: name.trim() }), {
      action: {
        label: t('useIt'),
        onClick: () => {
          selectVoice(added.voice_id);
          void navigate({ to: SPEECH_PATH });
        },
      },
    });
  };
  return (
    <FormDialog
      form={form}
      title={t('addTitle')}
      submitLabel={t('addLong')}
      size="sm"
      onClose={onClose}
      onSave={save}
    >
      <div className="flex items-center gap-3">
        <VoiceOrb id={voice.voice_id} name={voice.name} size={40} />
        <p className="min-w-0">
          <span className="block truncate font-medium text-15">{voice.name}</span>
          <span className="line-clamp-2 text-12 text-ink-3">{voice.description}</span>
        </p>
      </div>
      <Field label={t('newName')} error={form.formState.errors.name?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('name', { validate: (name) => name.trim() !== '' || t('nameMissing') })}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <Terms voice={voice} />
    </FormDialog>
  );
}

function Terms({ voice }: { voice: LibraryVoice }) {
  const t = useMessages();
  const isFree = useSubscription().data?.tier === 'free';
  const rate = rateText(voice);
  const notice = noticeText(voice);
  const lines = [
    rate && <Line key="rate" title={rate} text={t('rateMeans', { factor: voice.rate ?? 1 })} />,
    <Line key="notice" title={notice ?? t('noNotice')} text={t(notice ? 'noticeMeans' : 'noNoticeMeans')} />,
    voice.live_moderation_enabled && (
      <Line key="moderated" title={t('moderated')} text={t('moderatedMeans')} />
    ),
    !voice.free_users_allowed && isFree && (
      <Line key="paid" title={t('paidOnly')} text={t('paidOnlyMeans')} />
    ),
  ];
  return <ul className="flex flex-col gap-2.5 rounded-lg bg-sunken p-3">{lines}</ul>;
}

const Line = ({ title, text }: { title: ReactNode; text: string }) => (
  <li className="text-12 text-ink-2">
    <span className="block font-medium text-13 text-ink">{title}</span>
    {text}
  </li>
);
