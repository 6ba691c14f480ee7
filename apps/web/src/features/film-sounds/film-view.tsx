import { Clapperboard, Pause, Play, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type Film, openFilm } from '#web/features/film-sounds/film-store.ts';
import { useMessages } from '#web/features/film-sounds/messages.ts';
import { drawScene, SceneClock } from '#web/features/film-sounds/scene.ts';
import type { FilmPlayback } from '#web/features/film-sounds/use-film-playback.ts';
import { useFilePlace } from '#web/shared/files/file-drop.tsx';
import { formatClock } from '#web/shared/format/times.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toast.tsx';

/** Nothing is open yet: a film of this machine, or the scene. */
export function NoFilm({ isOver }: { isOver: boolean }) {
  const t = useMessages();
  const { choose, isLooking } = useFilePlace();
  return (
    <EmptyState
      icon={<Clapperboard aria-hidden />}
      title={t(isOver ? 'dropNow' : 'dropTitle')}
      text={t('dropText')}
      className="aspect-video w-full justify-center py-6! max-sm:aspect-auto"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="primary" isBusy={isLooking} onClick={choose}>
            <Upload aria-hidden />
            {t('choose')}
          </Button>
          <Button onClick={() => openFilm({ kind: 'scene' })}>{t('withoutFilm')}</Button>
        </div>
      }
    />
  );
}

type FilmViewProps = { film: Film; playback: FilmPlayback };

export function FilmView({ film, playback }: FilmViewProps) {
  const t = useMessages();
  const { seconds, length, isPlaying, toggle, seek } = playback;
  return (
    <div className="overflow-hidden rounded-2xl">
      {film.kind === 'file' ? (
        <FilmFile url={film.url} name={film.name} playback={playback} />
      ) : (
        <Scene playback={playback} />
      )}
      <div className="flex items-center gap-3 px-3 py-2">
        <IconButton label={t(isPlaying ? 'pause' : 'play')} onClick={toggle}>
          {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </IconButton>
        <input
          type="range"
          aria-label={t('position')}
          aria-valuetext={t('positionText', { at: formatClock(seconds), length: formatClock(length) })}
          min={0}
          max={length}
          step={0.05}
          value={Math.min(seconds, length)}
          onChange={(event) => seek(Number(event.target.value))}
          className="min-w-0 flex-1 accent-accent"
        />
        <span className="figures text-12 text-ink-2">
          {formatClock(seconds)} / {formatClock(length)}
        </span>
        <Button size="sm" variant="ghost" onClick={() => openFilm(undefined)}>
          {t('otherFilm')}
        </Button>
      </div>
    </div>
  );
}

function FilmFile({ url, name, playback }: { url: string; name: string; playback: FilmPlayback }) {
  const t = useMessages();
  return (
    // biome-ignore lint/a11y/useMediaCaption: a person's own film, which is said to be silent
    <video
      ref={playback.setClock}
      src={url}
      aria-label={`${t('film')}: ${name}`}
      playsInline
      onClick={playback.toggle}
      onError={() => {
        toast.error(t('unreadable'));
        openFilm(undefined);
      }}
      className="aspect-video w-full bg-black"
    />
  );
}

function Scene({ playback: { setClock } }: { playback: FilmPlayback }) {
  const t = useMessages();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [clock] = useState(() => new SceneClock());
  useEffect(() => {
    setClock(clock);
    let frame = requestAnimationFrame(function draw() {
      if (canvas.current) drawScene(canvas.current, clock.currentTime);
      frame = requestAnimationFrame(draw);
    });
    return () => {
      cancelAnimationFrame(frame);
      clock.pause();
      setClock(null);
    };
  }, [clock, setClock]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={t('scene')}
      width={1280}
      height={720}
      className="aspect-video w-full"
    />
  );
}
