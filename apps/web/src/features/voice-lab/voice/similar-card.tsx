import type { LibraryVoice } from '@mynah/contract/voices/voice-library';
import type { Voice } from '@mynah/contract/voices/voices';
import { useMutation } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { LIBRARY_PATH } from '#web/features/voice-lab/paths.ts';
import { SectionCard } from '#web/features/voice-lab/voice/section-card.tsx';
import { playerItem, playUrl, togglePlay, usePlayer } from '#web/player/index.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { call } from '#web/shared/api/call.ts';
import { fromHere } from '#web/shared/api/from-here.ts';
import { useHasPage } from '#web/shared/pages.ts';
import { Link } from '#web/shared/routing/index.ts';
import { asTitle } from '#web/shared/voices/voice-labels.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

const MOST = 5;

/** Voices of the library that sound as this one does; they are looked for when somebody asks. */
export function SimilarCard({ voice }: { voice: Voice }) {
  const t = useMessages();
  const hasLibrary = useHasPage(LIBRARY_PATH);
  const find = useMutation({ mutationFn: () => findSimilar(voice) });
  if (!hasLibrary || voice.preview_url === null) return null;
  return (
    <SectionCard title={t('similar')}>
      {find.data === undefined ? (
        <>
          <p className="text-13 text-ink-2">{t('similarText')}</p>
          <FormError text={find.error ? errorText(find.error) : undefined} />
          <Button className="self-start" isBusy={find.isPending} onClick={() => find.mutate()}>
            {t('similarFind')}
          </Button>
        </>
      ) : find.data.length === 0 ? (
        <p role="status" className="text-13 text-ink-2">
          {t('similarNone')}
        </p>
      ) : (
        <ul aria-label={t('similar')} className="-my-1.5 flex flex-col">
          {find.data.map((found) => (
            <SimilarVoice key={found.voice_id} voice={found} />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

function SimilarVoice({ voice }: { voice: LibraryVoice }) {
  const t = useMessages();
  const { voice_id, name, accent, gender, preview_url: url } = voice;
  const id = `preview:${voice_id}`;
  const isPlaying = usePlayer(({ item, isPlaying: plays }) => plays && item?.id === id);
  const press = () => {
    if (usePlayer.getState().item?.id === id) return togglePlay();
    if (url)
      playUrl(playerItem({ id, type: 'voicePreview', info: { title: name, voice_id } }), fromHere(url));
  };
  return (
    <li className="flex items-center gap-2.5 py-1.5">
      <VoiceOrb id={voice_id} name={name} size={28} />
      <div className="min-w-0 flex-1">
        <Link to={LIBRARY_PATH} search={{ search: name }} className="block truncate font-medium text-13">
          {name}
        </Link>
        <p className="truncate text-12 text-ink-2">
          {[accent, gender].filter(Boolean).map(asTitle).join(', ')}
        </p>
      </div>
      {url && (
        <IconButton
          size="sm"
          hideTooltip
          label={t(isPlaying ? 'pauseSample' : 'playSample', { name })}
          onClick={press}
        >
          {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </IconButton>
      )}
    </li>
  );
}

/** Compared is how the voice sounds: its preview. */
async function findSimilar({ preview_url, voice_id }: Voice): Promise<LibraryVoice[]> {
  const preview = await fetch(fromHere(preview_url ?? ''));
  const form = { audio_file: new File([await preview.blob()], 'preview.mp3'), top_k: MOST + 1 };
  const page = await call('POST /v1/similar-voices', { form });
  return page.voices.filter((found) => found.voice_id !== voice_id).slice(0, MOST);
}
