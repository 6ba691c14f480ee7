import { useQuery } from '@tanstack/react-query';
import { BookOpenText, FilePlus2, Globe } from 'lucide-react';
import { useState } from 'react';
import { AddressField } from '#web/features/studio/list/address-field.tsx';
import { useOpenMade } from '#web/features/studio/list/use-open-made.ts';
import { useMessages } from '#web/features/studio/messages.ts';
import { createProject, type NewProject } from '#web/features/studio/studio.requests.ts';
import { useSelectedVoice, useVoices, VoiceButton } from '#web/features/voices/index.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { ChosenFile } from '#web/shared/files/chosen-file.tsx';
import { FileDrop } from '#web/shared/files/file-drop.tsx';
import { languageName } from '#web/shared/format/language-name.ts';
import { Labelled } from '#web/shared/making/labelled.tsx';
import { ModelChoice } from '#web/shared/making/model-choice.tsx';
import { modelsQuery } from '#web/shared/models/models.requests.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Input } from '#web/ui/input.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Select } from '#web/ui/select.tsx';

type Source = 'file' | 'address' | 'blank';
const FROM_TEXT = '';
/** Speaks every language at its best; what the server takes where nothing is said. */
const USUAL_MODEL = 'eleven_multilingual_v2';

/** A book, a web page, or nothing: what the project starts from, and who reads it. */
export function NewProjectDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const [source, setSource] = useState<Source>('file');
  const [file, setFile] = useState<File>();
  const [address, setAddress] = useState('');
  const [name, setName] = useState('');
  const [language, setLanguage] = useState(FROM_TEXT);
  const voices = useVoices({ isStudio: true });
  const preferred = useSelectedVoice(voices.data);
  const [voiceId, setVoiceId] = useState<string>();
  const voice = voices.data?.find(({ voice_id }) => voice_id === voiceId) ?? preferred;
  const models = useStudioModels();
  const reading = useCreation(onClose);
  const title = name.trim() || proposedName(source, file, address) || t('untitled');
  const isReady =
    source === 'blank' || (source === 'file' ? file !== undefined : URL.canParse(address.trim()));
  const start = () => {
    const chosen: NewProject = {
      name: title.slice(0, 500),
      default_paragraph_voice_id: voice?.voice_id,
      default_title_voice_id: voice?.voice_id,
      default_model_id: models.selected?.model_id,
      language: language === FROM_TEXT ? undefined : language,
      from_document: source === 'file' ? file : undefined,
      from_url: source === 'address' ? address.trim() : undefined,
      source_type: source === 'blank' ? 'blank' : source === 'file' ? 'book' : 'article',
    } as NewProject;
    void reading.create(chosen, source);
  };
  const isBusy = reading.progress !== undefined;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!isBusy}
      title={t('newProject')}
      description={t('newProjectText')}
      footer={
        <Button variant="primary" isBusy={isBusy} disabled={!isReady} onClick={start}>
          {t('create')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5 pb-2">
        <ChoiceCards
          label={t('startFrom')}
          value={source}
          onChange={setSource}
          options={[
            {
              value: 'file',
              label: t('fromFile'),
              hint: t('fromFileHint'),
              icon: <BookOpenText aria-hidden />,
            },
            {
              value: 'address',
              label: t('fromAddress'),
              hint: t('fromAddressHint'),
              icon: <Globe aria-hidden />,
            },
            {
              value: 'blank',
              label: t('fromNothing'),
              hint: t('fromNothingHint'),
              icon: <FilePlus2 aria-hidden />,
            },
          ]}
        />
        {source === 'file' && (
          <FileDrop
            look="card"
            rules={{ takes: 'papers', mostBytes: 100 * 1024 * 1024 }}
            label={t('bookFile')}
            inputLabel={t('bookFile')}
            inputTestId="studio-file"
            onFiles={([first]) => setFile(first)}
            refused={reading.refused}
            onForget={reading.forget}
          >
            <ChosenFile file={file} hint={t('dropBook')} />
          </FileDrop>
        )}
        {source === 'address' && <AddressField value={address} onChange={setAddress} />}
        {source !== 'file' && <FormError text={reading.refused[0]?.reason} />}
        {reading.progress !== undefined && (
          <div role="status" className="flex flex-col gap-2 text-12 text-ink-2">
            {t(reading.progress < 1 && source === 'file' ? 'sending' : 'reading')}
            <Progress
              fraction={reading.progress < 1 && source === 'file' ? reading.progress : null}
              label={t('reading')}
            />
          </div>
        )}
        <Field label={t('projectName')}>
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={500}
              placeholder={title}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Labelled label={t('narrator')}>
          <VoiceButton voice={voice} isStudio onSelect={setVoiceId} />
        </Labelled>
        <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
          <Labelled label={t('model')}>
            <ModelChoice
              label={t('model')}
              failedTitle={t('modelsFailed')}
              models={models}
              onSelect={models.select}
            />
          </Labelled>
          <Labelled label={t('language')}>
            <Select
              aria-label={t('language')}
              className="h-10! rounded-lg!"
              value={language}
              onChange={setLanguage}
              options={[
                { value: FROM_TEXT, label: t('languageOfText') },
                ...(models.selected?.languages ?? []).map(({ language_id: value }) => ({
                  value,
                  label: languageName(value),
                })),
              ]}
            />
          </Labelled>
        </div>
      </div>
    </Dialog>
  );
}

function proposedName(source: Source, file: File | undefined, address: string): string {
  if (source === 'file') return file?.name.replace(/\.\w+$/, '') ?? '';
  if (source === 'address' && URL.canParse(address.trim())) return new URL(address.trim()).hostname;
  return '';
}

/** Models that speak, of which one is chosen for the book. */
function useStudioModels() {
  const [modelId, setModelId] = useState<string>();
  const models = useQuery({
    ...modelsQuery,
    select: (all) => all.filter(({ can_do_text_to_speech }) => can_do_text_to_speech),
  });
  const selected =
    models.data?.find(({ model_id }) => model_id === (modelId ?? USUAL_MODEL)) ?? models.data?.[0];
  return { ...models, selected, select: setModelId };
}

/** Sends what the project starts from and opens it; what the server refuses stands where it was given. */
function useCreation(onClose: () => void) {
  const openMade = useOpenMade();
  const [progress, setProgress] = useState<number>();
  const [refused, setRefused] = useState<{ name: string; reason: string }[]>([]);
  const create = async (form: NewProject, source: Source) => {
    setProgress(source === 'file' ? 0 : 1);
    setRefused([]);
    try {
      const made = await createProject(form, setProgress);
      onClose();
      await openMade(made);
    } catch (error) {
      setRefused([{ name: form.from_document?.name ?? form.name, reason: errorText(error) }]);
      setProgress(undefined);
    }
  };
  return { progress, refused, create, forget: () => setRefused([]) };
}
