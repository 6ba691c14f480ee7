import type { ProfessionalVoice } from '@mynah/contract/voices/professional-voices';
import { useQueryClient } from '@tanstack/react-query';
import { BadgeCheck, Plus, Trash2 } from 'lucide-react';
import { useMessages } from '#web/features/professional-voices/messages.ts';
import {
  deleteVoice,
  isRunning,
  type OwnProfessionalVoices,
  professionalKey,
} from '#web/features/professional-voices/professional-voices.requests.ts';
import { languageName } from '#web/shared/format/language-name.ts';
import { formatLength } from '#web/shared/format/times.ts';
import { useHasPage } from '#web/shared/pages.ts';
import { Link } from '#web/shared/routing/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { MenuItem } from '#web/ui/menu.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { toast } from '#web/ui/toast.tsx';

type VoiceListProps = { own: OwnProfessionalVoices; onOpen: (voiceId: string) => void };

const PLANS_PATH = '/app/subscription';

export function VoiceList({ own, onOpen }: VoiceListProps) {
  const t = useMessages();
  const { voices, is_allowed: isAllowed } = own;
  const isFull = own.slots_used >= own.slots;
  const add = (
    <Button variant="primary" disabled={isFull} onClick={() => onOpen('new')}>
      <Plus aria-hidden />
      {t('newVoice')}
    </Button>
  );
  return (
    <>
      <p className="text-15 text-ink-2">{t('intro')}</p>
      {!isAllowed && <NoPlan />}
      {isAllowed && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-13 text-ink-2">
            {isFull ? t('slotsFull') : t(own.extra_slots > 0 ? 'slotsExtra' : 'slots', slotsOf(own))}
          </p>
          {voices.length > 0 && add}
        </div>
      )}
      {voices.length > 0 ? (
        <ul className="divide-y overflow-hidden rounded-xl border bg-surface">
          {voices.map((voice) => (
            <VoiceRow key={voice.voice_id} voice={voice} onOpen={onOpen} />
          ))}
        </ul>
      ) : (
        isAllowed && (
          <EmptyState
            className="rounded-xl border bg-surface"
            icon={<BadgeCheck aria-hidden />}
            title={t('empty')}
            text={t('emptyText')}
            action={add}
          />
        )
      )}
    </>
  );
}

const slotsOf = ({ slots_used, slots, extra_slots }: OwnProfessionalVoices) => ({
  used: slots_used,
  slots,
  extra: extra_slots,
});

/** BIL-055. */
function NoPlan() {
  const t = useMessages();
  const hasPlans = useHasPage(PLANS_PATH);
  return (
    <EmptyState
      className="rounded-xl border bg-surface"
      icon={<BadgeCheck aria-hidden />}
      title={t('planTitle')}
      text={t('planText')}
      action={
        hasPlans && (
          <Link to={PLANS_PATH} className={buttonClass({ variant: 'primary' })}>
            {t('planLink')}
          </Link>
        )
      }
    />
  );
}

type VoiceRowProps = { voice: ProfessionalVoice; onOpen: (voiceId: string) => void };

const tones = { fine_tuned: 'positive', failed: 'danger' } as const;

function VoiceRow({ voice, onOpen }: VoiceRowProps) {
  const t = useMessages();
  const { state, progress } = voice.training;
  const facts = [
    languageName(voice.language),
    t('recordings', { count: voice.sample_count }),
    ...(voice.speech_secs > 0 ? [formatLength(voice.speech_secs)] : []),
  ];
  return (
    <li className="relative flex min-h-17 items-center gap-3 px-4 py-3 transition-colors hover:bg-hover">
      <div className="min-w-0 flex-1">
        <button
          type="button"
          onClick={() => onOpen(voice.voice_id)}
          className="block max-w-full truncate text-start font-medium text-13 text-ink after:absolute after:inset-0"
        >
          {voice.name}
        </button>
        {isRunning(voice) ? (
          <Progress fraction={progress} label={t('progress')} className="mt-2 max-w-60" />
        ) : (
          <p className="truncate text-12 text-ink-2">{facts.join(' · ')}</p>
        )}
      </div>
      <Badge tone={tones[state as keyof typeof tones]}>{t(`state_${state}`)}</Badge>
      <div className="relative">
        <VoiceMenu voice={voice} />
      </div>
    </li>
  );
}

function VoiceMenu({ voice: { voice_id, name } }: { voice: ProfessionalVoice }) {
  const t = useMessages();
  const client = useQueryClient();
  const remove = async () => {
    const isSure = await confirm({
      title: t('deleteTitle', { name }),
      description: t('deleteText'),
      confirmLabel: t('delete'),
      isDanger: true,
    });
    if (!isSure) return;
    try {
      await deleteVoice(voice_id);
      toast.success(t('deleted', { name }));
      for (const queryKey of [professionalKey, ['voices']]) void client.invalidateQueries({ queryKey });
    } catch (error) {
      toast.failure(error);
    }
  };
  return (
    <RowMenu label={t('actions', { name })}>
      <MenuItem isDanger icon={<Trash2 aria-hidden />} onSelect={() => void remove()}>
        {t('delete')}
      </MenuItem>
    </RowMenu>
  );
}
