import { Download } from 'lucide-react';
import { useState } from 'react';
import { type Dub, fetchDubbed, fetchTranscript } from '#web/features/dubbing/dubbing.requests.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { languageName } from '#web/shared/format/language-name.ts';
import { fileNameFrom, saveBlob } from '#web/shared/save-blob.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Select } from '#web/ui/select.tsx';

const transcripts = ['srt', 'webvtt', 'json'] as const;
const endings = { srt: 'srt', webvtt: 'vtt', json: 'json' } as const;
type Wanted = 'media' | (typeof transcripts)[number];

/** Files of a finished dub, as it was made last. */
export function DownloadDialog({ dub, onClose }: { dub: Dub; onClose: () => void }) {
  const t = useMessages();
  // a language that was never made has no file
  const made = dub.targets.filter(({ url }) => url !== null).map((target) => target.language);
  const [language, setLanguage] = useState(made[0] ?? '');
  const [saving, setSaving] = useState<Wanted>();
  const save = async (wanted: Wanted) => {
    setSaving(wanted);
    const { dubbing_id: id, name } = dub;
    await okOrToast(
      (async () => {
        if (wanted === 'media') {
          const answer = await fetchDubbed(id, language);
          saveBlob(await answer.blob(), fileNameFrom(answer) ?? `${name}.${language}`);
        } else {
          const answer = await fetchTranscript(id, language, wanted);
          saveBlob(await answer.blob(), `${name}.${language}.${endings[wanted]}`);
        }
      })(),
    );
    setSaving(undefined);
  };
  const isSound = dub.media_metadata?.content_type.startsWith('audio/');
  const labels = {
    media: t(isSound ? 'audioFile' : 'videoFile'),
    srt: 'SRT',
    webvtt: 'WebVTT',
    json: 'JSON',
  } as const;
  return (
    <Dialog isOpen onClose={onClose} size="sm" title={t('downloadOf', { name: dub.name })}>
      <div className="flex flex-col gap-4 pb-3">
        {made.length > 1 && (
          <Field label={t('language')}>
            {(control) => (
              <Select
                {...control}
                aria-label={t('language')}
                value={language}
                onChange={setLanguage}
                options={made.map((code) => ({ value: code, label: languageName(code) }))}
              />
            )}
          </Field>
        )}
        <ul className="flex flex-col gap-2">
          {(['media', ...transcripts] as const).map((wanted) => (
            <li key={wanted}>
              <Button
                className="w-full"
                isBusy={saving === wanted}
                disabled={saving !== undefined}
                onClick={() => void save(wanted)}
              >
                <Download aria-hidden />
                {labels[wanted]}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
