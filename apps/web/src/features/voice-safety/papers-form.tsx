import { FileText, Plus, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useMessages } from '#web/features/voice-safety/messages.ts';
import { sendPapers, useRenewVoices } from '#web/features/voice-safety/verification.requests.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { FileDrop, useFilePlace } from '#web/shared/files/file-drop.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { controlClass, typedTextClass } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.tsx';

const mostPapers = 10;
const rules = { takes: 'papers' } as const;

/** Asks a person to look at whose voice it is (VOI-037). */
export function PapersForm({ voiceId }: { voiceId: string }) {
  const t = useMessages();
  const [papers, setPapers] = useState<readonly File[]>([]);
  const [words, setWords] = useState('');
  const { error, isSending, send, forget } = useSending(voiceId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(papers, words);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-pretty text-13 text-ink-2">{t('papersText')}</p>
      <Papers
        papers={papers}
        onChange={(chosen) => {
          forget();
          setPapers(chosen);
        }}
      />
      <Field label={t('words')}>
        {(control) => (
          <textarea
            {...control}
            value={words}
            maxLength={5000}
            rows={4}
            placeholder={t('wordsPlaceholder')}
            onChange={({ target }) => {
              forget();
              setWords(target.value);
            }}
            className={classNames(controlClass, typedTextClass, 'resize-y px-3 py-2')}
          />
        )}
      </Field>
      <FormError text={error} />
      <Button type="submit" variant="primary" isBusy={isSending} className="self-start">
        {t('ask')}
      </Button>
    </form>
  );
}

function useSending(voiceId: string) {
  const t = useMessages();
  const renewVoices = useRenewVoices();
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const send = async (papers: readonly File[], words: string) => {
    if (papers.length === 0 && words.trim() === '') return setError(t('nothing'));
    if (papers.length > mostPapers) return setError(t('tooMany', { count: mostPapers }));
    setSending(true);
    try {
      await sendPapers(voiceId, papers, words);
      toast.success(t('asked'));
      renewVoices();
    } catch (cause) {
      setError(errorText(cause));
      setSending(false);
    }
  };
  return { error, isSending, send, forget: () => setError(undefined) };
}

type PapersProps = { papers: readonly File[]; onChange: (papers: readonly File[]) => void };

function Papers({ papers, onChange }: PapersProps) {
  const t = useMessages();
  return (
    <FileDrop
      rules={rules}
      look="card"
      label={t('drop')}
      inputLabel={t('addPapers')}
      inputTestId="papers"
      takesMany
      onFiles={(files) => onChange([...papers, ...files])}
      className="flex flex-col gap-2 p-4"
    >
      {papers.length > 0 && (
        <ul aria-label={t('papers')} className="flex flex-col gap-1">
          {papers.map((paper, place) => (
            // the same file may be chosen twice
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing of a row is kept
            <li key={place} className="flex items-center gap-2 text-13">
              <FileText aria-hidden className="size-4 shrink-0 text-ink-3" />
              <span className="min-w-0 flex-1 truncate">{paper.name}</span>
              <IconButton
                size="sm"
                label={t('remove', { name: paper.name })}
                onClick={() => onChange(papers.filter((_, other) => other !== place))}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <AddPapers />
    </FileDrop>
  );
}

function AddPapers() {
  const t = useMessages();
  const { choose } = useFilePlace();
  return (
    <Button size="sm" className="self-start" onClick={choose}>
      <Plus aria-hidden />
      {t('addPapers')}
    </Button>
  );
}
