import { openFile, useFilm } from '#web/features/film-sounds/film-store.ts';
import { FilmView, NoFilm } from '#web/features/film-sounds/film-view.tsx';
import { useMessages } from '#web/features/film-sounds/messages.ts';
import { PlacedSounds } from '#web/features/film-sounds/placed-sounds.tsx';
import { SoundSearch } from '#web/features/film-sounds/sound-search.tsx';
import { useFilmPlayback } from '#web/features/film-sounds/use-film-playback.ts';
import { GENERATE_PATH } from '#web/features/sound-effects/index.ts';
import { FileDrop } from '#web/shared/files/file-drop.tsx';
import { PublicFrame } from '#web/shared/public/public-frame.tsx';

const rules = { takes: 'films' } as const;

/** Sounds for a silent film, all in the browser (RTE-037). */
export function Page() {
  const t = useMessages();
  const film = useFilm((state) => state.film);
  const playback = useFilmPlayback();
  return (
    <PublicFrame title={t('heading')} text={t('text')} appPath={GENERATE_PATH}>
      <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-8 max-lg:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-6">
          <FileDrop
            rules={rules}
            look="card"
            label={t('film')}
            inputLabel={t('choose')}
            onFiles={([file]) => file && openFile(file)}
          >
            {(isOver) => (film ? <FilmView film={film} playback={playback} /> : <NoFilm isOver={isOver} />)}
          </FileDrop>
          <PlacedSounds length={playback.length} />
        </div>
        <SoundSearch playback={playback} />
      </div>
    </PublicFrame>
  );
}
