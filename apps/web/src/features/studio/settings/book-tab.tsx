import { qualityPresets } from '@mynah/contract/studio/project-values';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BookOpenText, Quote, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { DictionaryChoice } from '#web/features/dictionaries/index.ts';
import { useMessages } from '#web/features/studio/messages.ts';
import { useOpenProject } from '#web/features/studio/project/open-project.tsx';
import { CastDialog } from '#web/features/studio/settings/cast-dialog.tsx';
import { CastRow } from '#web/features/studio/settings/cast-row.tsx';
import { DetailsDialog } from '#web/features/studio/settings/details-dialog.tsx';
import { QuotedLinesDialog } from '#web/features/studio/settings/quoted-lines-dialog.tsx';
import { useProjectChange } from '#web/features/studio/settings/use-project-change.ts';
import { projectKey, setDictionaries } from '#web/features/studio/studio.requests.ts';
import { useSession } from '#web/features/studio/text/use-session.ts';
import { VoiceButton } from '#web/features/voices/index.ts';
import { Labelled } from '#web/shared/making/labelled.tsx';
import { modelsQuery } from '#web/shared/models/models.requests.ts';
import { Button } from '#web/ui/button.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';

/** Of the whole book: who speaks in it, what it says of itself, how it is made. */
export function BookTab() {
  const t = useMessages();
  const { canEdit } = useOpenProject();
  const [isDescribing, setDescribing] = useState(false);
  return (
    <div className="flex flex-col gap-7 p-5">
      <Cast />
      <Defaults />
      <Making />
      <Dictionaries />
      <Loudness />
      <Labelled label={t('aboutBook')}>
        <Button onClick={() => setDescribing(true)} className="justify-start!">
          <BookOpenText aria-hidden />
          {t(canEdit ? 'editDetails' : 'viewDetails')}
        </Button>
      </Labelled>
      {isDescribing && <DetailsDialog onClose={() => setDescribing(false)} />}
    </div>
  );
}

function Cast() {
  const t = useMessages();
  const { cast, canEdit } = useOpenProject();
  const [isAdding, setAdding] = useState(false);
  const [isFinding, setFinding] = useState(false);
  return (
    <section aria-label={t('cast')} className="flex flex-col gap-2">
      <p className="font-medium text-13 text-ink">{t('cast')}</p>
      {cast.length === 0 ? (
        <p className="text-12 text-ink-2">{t('castEmpty')}</p>
      ) : (
        <ul aria-label={t('cast')} className="divide-y rounded-lg border bg-surface">
          {cast.map((member) => (
            <CastRow key={member.project_voice_ref_id} member={member} />
          ))}
        </ul>
      )}
      {canEdit && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => setAdding(true)}>
            <UserPlus aria-hidden />
            {t('addToCast')}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setFinding(true)}>
            <Quote aria-hidden />
            {t('findLines')}
          </Button>
        </div>
      )}
      {isAdding && <CastDialog onClose={() => setAdding(false)} />}
      {isFinding && <QuotedLinesDialog onClose={() => setFinding(false)} />}
    </section>
  );
}

/** Who reads what is given to nobody else. */
function Defaults() {
  const t = useMessages();
  const { project, voices } = useOpenProject();
  const { change } = useProjectChange();
  const voiceOf = (id: string) => voices.find(({ voice_id }) => voice_id === id);
  return (
    <section aria-label={t('defaults')} className="flex flex-col gap-3">
      <Labelled label={t('narrator')}>
        <VoiceButton
          isStudio
          voice={voiceOf(project.default_paragraph_voice_id)}
          onSelect={(id) => void change({ default_paragraph_voice_id: id })}
        />
      </Labelled>
      <Labelled label={t('titleVoice')}>
        <VoiceButton
          isStudio
          voice={voiceOf(project.default_title_voice_id)}
          onSelect={(id) => void change({ default_title_voice_id: id })}
        />
      </Labelled>
    </section>
  );
}

/** By which model, and as what kind of file. */
function Making() {
  const t = useMessages();
  const { project, canEdit } = useOpenProject();
  const { change } = useProjectChange();
  const models = useQuery({
    ...modelsQuery,
    select: (all) => all.filter(({ can_do_text_to_speech }) => can_do_text_to_speech),
  });
  const known = models.data ?? [];
  return (
    <>
      <Labelled label={t('model')}>
        <Select
          aria-label={t('model')}
          value={project.default_model_id}
          disabled={!canEdit}
          onChange={(default_model_id) => void change({ default_model_id })}
          options={
            known.some(({ model_id }) => model_id === project.default_model_id)
              ? known.map(({ model_id: value, name: label }) => ({ value, label }))
              : [{ value: project.default_model_id, label: project.default_model_id }]
          }
        />
      </Labelled>
      <Labelled label={t('quality')}>
        <Select
          aria-label={t('quality')}
          value={project.quality_preset}
          disabled={!canEdit}
          onChange={(quality_preset) => void change({ quality_preset })}
          options={qualityPresets.map((value) => ({ value, label: t(`quality_${value}`) }))}
        />
      </Labelled>
    </>
  );
}

function Dictionaries() {
  const { project, canEdit } = useOpenProject();
  const session = useSession();
  const client = useQueryClient();
  const id = project.project_id;
  const save = async (chosen: string[]) => {
    await okOrToast(setDictionaries(id, chosen));
    await client.invalidateQueries({ queryKey: projectKey(id), exact: true });
    await session.renewTakes();
  };
  return (
    <DictionaryChoice
      chosen={project.pronunciation_dictionary_locators.map((locator) => locator.pronunciation_dictionary_id)}
      onChange={(chosen) => void save(chosen)}
      disabled={!canEdit}
    />
  );
}

function Loudness() {
  const t = useMessages();
  const { project, canEdit } = useOpenProject();
  const { change } = useProjectChange();
  return (
    <section aria-label={t('loudness')} className="flex flex-col gap-4">
      <Switch
        label={t('acx')}
        hint={t('acxHint')}
        checked={project.acx_volume_normalization}
        disabled={!canEdit}
        onChange={(acx_volume_normalization) => void change({ acx_volume_normalization })}
      />
    </section>
  );
}
