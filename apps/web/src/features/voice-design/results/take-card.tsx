import { Check, Download, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#web/features/voice-design/messages.ts';
import { playTake } from '#web/features/voice-design/results/play-take.ts';
import { TakeWave } from '#web/features/voice-design/results/take-wave.tsx';
import { hearTake, type Round, type Take } from '#web/features/voice-design/rounds.ts';
import { usePlayer } from '#web/player/index.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { Link } from '#web/shared/routing/index.ts';
import { saveBlob } from '#web/shared/save-blob.ts';
import { asTitle } from '#web/shared/voices/voice-labels.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

const SaveDialog = lazy(async () => ({
  default: (await import('#web/features/voice-design/results/save-dialog.tsx')).SaveDialog,
}));

type TakeCardProps = { round: Round; take: Take; letter: string };

/** One voice: to be heard, and to be kept. */
export function TakeCard({ round, take, letter }: TakeCardProps) {
  const t = useMessages();
  const name = take.saved?.name ?? (round.order.kind === 'mix' ? t('mixed') : t('voice', { letter }));
  const isPlaying = usePlayer(({ item, isPlaying }) => isPlaying && item?.id === take.id);
  return (
    <li
      aria-busy={take.state === 'making'}
      className={classNames(
        'flex flex-col justify-between gap-3 rounded-xl border bg-surface p-4 shadow-card transition-colors',
        isPlaying && 'border-accent',
      )}
    >
      <div className="flex items-center gap-3">
        <VoiceOrb id={take.id} name={name} size={40} />
        <div className="min-w-0 flex-1">
          <h3 className="truncate font-medium text-13 text-ink">{name}</h3>
          <p className="line-clamp-2 text-12 text-ink-3">{traitsOf(take)}</p>
        </div>
        <PlayButton round={round} take={take} name={name} isPlaying={isPlaying} />
      </div>
      <Sound round={round} take={take} name={name} />
      <Keeping round={round} take={take} name={name} />
    </li>
  );
}

/** `Old, British, calm` */
const traitsOf = ({ labels }: Take): string =>
  ['age', 'accent', 'descriptive']
    .flatMap((key) => labels[key] ?? [])
    .filter((value) => value !== 'standard')
    .map(asTitle)
    .join(' · ');

function PlayButton({ round, take, name, isPlaying }: Omit<TakeCardProps, 'letter'> & CardState) {
  const t = useMessages();
  if (take.state === 'making') {
    return (
      <span className="grid size-9 place-items-center text-ink-3">
        <Spinner />
      </span>
    );
  }
  if (take.state !== 'ready') {
    return (
      <IconButton label={t('load', { name })} onClick={() => void hearTake(take.id)}>
        <Play aria-hidden />
      </IconButton>
    );
  }
  return (
    <IconButton
      label={t(isPlaying ? 'pause' : 'play', { name })}
      onClick={() => playTake(round, take, { name })}
      className="border border-line-strong"
    >
      {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
    </IconButton>
  );
}
type CardState = { name: string; isPlaying: boolean };

function Sound({ round, take, name }: { round: Round; take: Take; name: string }) {
  const t = useMessages();
  if (take.state === 'ready') return <TakeWave round={round} take={take} name={name} />;
  if (take.state === 'failed') {
    return (
      <p role="alert" className="flex min-h-10 flex-col justify-center text-12">
        <span className="font-medium text-danger">{t('takeFailed')}</span>
        <span className="text-ink-2">{errorText(take.error)}</span>
      </p>
    );
  }
  return (
    <p className="flex h-10 items-center text-12 text-ink-3">
      {t(take.state === 'making' ? 'makingTake' : 'silent')}
    </p>
  );
}

function Keeping({ round, take, name }: { round: Round; take: Take; name: string }) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  if (take.saved) {
    return (
      <div className="flex flex-col gap-2">
        <p className="flex items-center gap-1.5 text-12 text-positive">
          <Check aria-hidden className="size-4 shrink-0" />
          <span className="truncate">{t('saved', { name: take.saved.name })}</span>
        </p>
        <Link
          to="/app/speech-synthesis/text-to-speech"
          search={{ voice: take.saved.voiceId }}
          className={buttonClass({ size: 'sm' })}
        >
          {t('useIt')}
        </Link>
      </div>
    );
  }
  return (
    <div className="flex gap-2">
      <Button
        size="sm"
        className="flex-1"
        disabled={take.state !== 'ready'}
        aria-label={t('saveName', { name })}
        onClick={() => setOpen(true)}
      >
        {t('save')}
      </Button>
      <IconButton
        size="sm"
        label={t('download', { name })}
        disabled={!take.blob}
        onClick={() => take.blob && saveBlob(take.blob, `${name.toLowerCase().replace(/\W+/g, '-')}.mp3`)}
      >
        <Download aria-hidden />
      </IconButton>
      <FromFirstOpening isOpen={isOpen}>
        {isOpen && <SaveDialog round={round} take={take} onClose={() => setOpen(false)} />}
      </FromFirstOpening>
    </div>
  );
}
