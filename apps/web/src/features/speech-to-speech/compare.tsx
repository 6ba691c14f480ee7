import { Trash2 } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { clearSource, type Source } from '#web/features/speech-to-speech/change-draft.ts';
import { type Changed, playChanged, useChanging } from '#web/features/speech-to-speech/change-voice.ts';
import { useMessages } from '#web/features/speech-to-speech/messages.ts';
import { listenToPosition, playerItem, playUrl, seek, togglePlay, usePlayer } from '#web/player/index.ts';
import { formatClock, formatLength } from '#web/shared/format/times.ts';
import { readableName } from '#web/shared/models/readable-name.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Waveform, type WaveformHandle } from '#web/ui/waveform.tsx';

const nothing = new Float32Array(0);

/** Before and after, one above the other, under one playhead: pressing one of the names changes what is heard. */
export function Compare({ source }: { source: Source }) {
  const t = useMessages();
  const { changed } = useChanging();
  const result = changed?.sourceId === source.id ? changed : undefined;
  const playingId = usePlayer(({ item }) => item?.id);
  const before = useRef<WaveformHandle>(null);
  const after = useRef<WaveformHandle>(null);
  const slider = useRef<HTMLInputElement>(null);
  const isOurs = playingId === source.id || (result !== undefined && playingId === result.id);
  const seconds = source.sound?.seconds ?? 0;
  usePlayhead({ before, after, slider }, { isOurs, seconds });
  const hear = (which: 'source' | 'result') => {
    const id = which === 'source' ? source.id : result?.id;
    if (playingId === id) return togglePlay();
    const start = { isInPlace: isOurs };
    if (which === 'source') playUrl(sourceItem(source), source.url, { ...start, bytes: source.file });
    else if (result) playChanged(result, isOurs);
  };
  return (
    <section
      aria-label={t('compare')}
      className="mx-auto flex w-full max-w-220 flex-col gap-2 px-10 py-8 max-xl:px-6 max-sm:px-4"
    >
      <header className="flex items-center justify-between gap-3 pb-2">
        <h2 className="min-w-0 truncate font-medium text-15 text-ink">{source.name}</h2>
        <span className="flex items-center gap-2">
          {seconds > 0 && <span className="figures text-12 text-ink-2">{formatLength(seconds)}</span>}
          <IconButton label={t('remove')} onClick={clearSource}>
            <Trash2 aria-hidden />
          </IconButton>
        </span>
      </header>
      <Row
        name={t('source')}
        isHeard={playingId === source.id}
        onHear={() => hear('source')}
        peaks={source.sound?.peaks ?? nothing}
        waveform={before}
      />
      <Row
        name={result ? t('result', { voice: result.voiceName }) : t('noResult')}
        isHeard={result !== undefined && playingId === result.id}
        onHear={result ? () => hear('result') : undefined}
        peaks={result?.peaks ?? nothing}
        waveform={after}
      />
      {isOurs && seconds > 0 && (
        <input
          ref={slider}
          type="range"
          aria-label={t('position')}
          min={0}
          max={seconds}
          step={0.1}
          defaultValue={0}
          onChange={(event) => seek(Number(event.target.value))}
          className="me-3 ms-51 accent-accent max-sm:mx-3"
        />
      )}
      {result && <MadeBy changed={result} />}
    </section>
  );
}

const sourceItem = (source: Source) =>
  playerItem({ id: source.id, type: 'file', fileName: source.name, info: { title: source.name } });

interface Parts {
  before: RefObject<WaveformHandle | null>;
  after: RefObject<WaveformHandle | null>;
  slider: RefObject<HTMLInputElement | null>;
}

function usePlayhead(
  { before, after, slider }: Parts,
  { isOurs, seconds }: { isOurs: boolean; seconds: number },
) {
  useEffect(() => {
    const show = (position: number): void => {
      const fraction = isOurs && seconds > 0 ? Math.min(1, position / seconds) : 0;
      before.current?.setProgress(fraction);
      after.current?.setProgress(fraction);
      if (!slider.current) return;
      slider.current.value = String(position);
      slider.current.setAttribute('aria-valuetext', formatClock(position));
    };
    if (!isOurs) return show(0);
    return listenToPosition(show);
  }, [isOurs, seconds, before, after, slider]);
}

interface RowProps {
  name: string;
  isHeard: boolean;
  onHear: (() => void) | undefined;
  peaks: ArrayLike<number>;
  waveform: RefObject<WaveformHandle | null>;
}

function Row({ name, isHeard, onHear, peaks, waveform }: RowProps) {
  const t = useMessages();
  return (
    <div className="flex items-center gap-4 rounded-lg border bg-surface p-3 max-sm:flex-col max-sm:items-stretch">
      <Button
        variant={isHeard ? 'primary' : 'secondary'}
        aria-pressed={isHeard}
        aria-label={t('hear', { name })}
        disabled={!onHear}
        onClick={onHear}
        className="w-44 shrink-0 justify-start max-sm:w-full"
      >
        <span className="min-w-0 truncate">{name}</span>
      </Button>
      <Waveform ref={waveform} peaks={peaks} className="h-14!" />
    </div>
  );
}

function MadeBy({ changed: { engine, warnings } }: { changed: Changed }) {
  const t = useMessages();
  const madeText = (names: string): string => {
    if (names === 'voice-changer') return t('madeLocally');
    if (names === 'resynthesis') return t('spokenAnew');
    return names.includes('resynthesis') ? t('spokenInPart') : t('madeBy', { engine: readableName(names) });
  };
  return (
    <p className="pt-2 text-12 text-ink-3">
      {madeText(engine)}
      {warnings.includes('background_noise_not_removed') && ` ${t('noiseStays')}`}
    </p>
  );
}
