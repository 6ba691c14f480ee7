import { Download, Trash2 } from 'lucide-react';
import { type PlacedSound, renderTrack } from '#web/features/film-sounds/film-mixer.ts';
import { changeSound, removeSound, useFilm } from '#web/features/film-sounds/film-store.ts';
import { useMessages } from '#web/features/film-sounds/messages.ts';
import { wavOf } from '#web/features/film-sounds/wav-file.ts';
import { formatClock } from '#web/shared/format/times.ts';
import { saveBlob } from '#web/shared/save-blob.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

/** What lies on the film, each where it begins. */
export function PlacedSounds({ length }: { length: number }) {
  const t = useMessages();
  const sounds = useFilm((film) => film.sounds);
  const save = async () => {
    saveBlob(wavOf(await renderTrack(sounds, length)), `${t('saved')}.wav`);
  };
  return (
    <section aria-labelledby="placed-sounds" className="flex flex-col gap-3">
      <h2 id="placed-sounds" className="font-medium text-15">
        {t('sounds')}
      </h2>
      {sounds.length === 0 ? (
        <p className="text-13 text-ink-2">{t('soundsEmpty')}</p>
      ) : (
        <>
          <ul className="divide-y rounded-xl border bg-surface">
            {sounds.map((sound) => (
              <PlacedRow key={sound.key} sound={sound} length={length} />
            ))}
          </ul>
          <Button onClick={() => void save()} disabled={length === 0} className="self-start">
            <Download aria-hidden />
            {t('save')}
          </Button>
        </>
      )}
    </section>
  );
}

function PlacedRow({ sound, length }: { sound: PlacedSound; length: number }) {
  const t = useMessages();
  const { key, name, beginSeconds, level } = sound;
  return (
    <li className="grid grid-cols-[9rem_minmax(0,1fr)_6rem_auto] items-center gap-3 px-3 py-2 max-sm:grid-cols-[minmax(0,1fr)_auto]">
      <span className="truncate text-13" title={name}>
        {name}
        <span className="figures block text-11 text-ink-3">{formatClock(beginSeconds)}</span>
      </span>
      <input
        type="range"
        aria-label={t('begin', { name })}
        aria-valuetext={formatClock(beginSeconds)}
        min={0}
        max={Math.max(length, beginSeconds)}
        step={0.1}
        value={beginSeconds}
        onChange={(event) => changeSound(key, { beginSeconds: Number(event.target.value) })}
        className="min-w-0 accent-accent max-sm:order-3 max-sm:col-span-2"
      />
      <input
        type="range"
        aria-label={t('level', { name })}
        aria-valuetext={`${Math.round(level * 100)}%`}
        min={0}
        max={1}
        step={0.05}
        value={level}
        onChange={(event) => changeSound(key, { level: Number(event.target.value) })}
        className="min-w-0 accent-ink max-sm:order-4 max-sm:col-span-2"
      />
      <IconButton size="sm" label={t('remove', { name })} onClick={() => removeSound(key)}>
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  );
}
