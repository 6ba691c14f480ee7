import { AudioLines } from 'lucide-react';
import { useMessages } from '#web/features/default-voices/messages.ts';
import {
  accentsIn,
  type DefaultVoiceFilter,
  genders,
  isWanted,
  languagesIn,
  readFilter,
} from '#web/features/default-voices/voice-filter.ts';
import {
  ListedVoice,
  type PickerVoice,
  useSelectedVoice,
  useVoices,
  VoicesPage,
} from '#web/features/voices/index.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { languageName } from '#web/shared/format/language-name.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Select } from '#web/ui/select.tsx';

export { readFilter as parseSearch } from '#web/features/default-voices/read-filter.ts';

/** RTE-122: what the engines of this server bring. */
export function Page() {
  const t = useMessages();
  const filter = useSearchValues(readFilter);
  const navigate = useNavigate();
  const everything = useVoices();
  const chosen = useSelectedVoice(everything.data);
  // who may do nothing with a voice but use it sees one of the server's own
  const voices = everything.data?.filter((voice) => voice.permission === null);
  const change = (search: DefaultVoiceFilter) => void navigate({ to: '.', search, replace: true });
  return (
    <VoicesPage
      intro={t('intro')}
      label={t('list')}
      query={{ ...everything, data: voices }}
      search={filter.search ?? ''}
      onSearch={(search) => change({ ...filter, search: search || undefined })}
      controls={<Filters voices={voices ?? []} filter={filter} onChange={change} />}
      filter={(voice) => isWanted(voice, filter)}
      onClear={() => change({})}
      empty={<EmptyState icon={<AudioLines aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />}
      renderVoice={(voice) => (
        <ListedVoice key={voice.voice_id} voice={voice} isDefault={voice.voice_id === chosen?.voice_id} />
      )}
    />
  );
}

type FiltersProps = {
  voices: readonly PickerVoice[];
  filter: DefaultVoiceFilter;
  onChange: (filter: DefaultVoiceFilter) => void;
};

function Filters({ voices, filter, onChange }: FiltersProps) {
  const t = useMessages();
  const accents = accentsIn(voices, filter.language);
  const languages = languagesIn(voices);
  return (
    <>
      {languages.length > 1 && (
        <Choice
          label={t('language')}
          any={t('anyLanguage')}
          value={filter.language}
          options={languages.map((tag) => ({ value: tag, label: languageName(tag) }))}
          onChange={(language) => onChange({ ...filter, language, accent: undefined })}
        />
      )}
      {accents.length > 1 && (
        <Choice
          label={t('accent')}
          any={t('anyAccent')}
          value={filter.accent}
          options={accents.map(({ accent, name }) => ({ value: accent, label: name }))}
          onChange={(accent) => onChange({ ...filter, accent })}
        />
      )}
      <Choice
        label={t('gender')}
        any={t('anyGender')}
        value={filter.gender}
        options={genders
          .filter((gender) => voices.some(({ labels }) => labels.gender === gender))
          .map((gender) => ({ value: gender, label: t(gender) }))}
        onChange={(gender) => onChange({ ...filter, gender })}
      />
    </>
  );
}

const ANY = 'any';

type ChoiceProps = {
  label: string;
  any: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChange: (value: string | undefined) => void;
};

const Choice = ({ label, any, value, options, onChange }: ChoiceProps) => (
  <Select
    aria-label={label}
    className="w-40! max-sm:flex-1"
    value={value ?? ANY}
    onChange={(next) => onChange(next === ANY ? undefined : next)}
    options={[{ value: ANY, label: any }, ...options]}
  />
);
