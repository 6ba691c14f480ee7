import { useInfiniteQuery } from '@tanstack/react-query';
import { AudioLines, Plus } from 'lucide-react';
import { AgreementGate } from '#web/features/agents/index.ts';
import { EngineMenu } from '#web/features/speech-engines/engine-menu.tsx';
import { NewEngineDialog } from '#web/features/speech-engines/list/new-engine-dialog.tsx';
import { useMessages } from '#web/features/speech-engines/messages.ts';
import {
  engineListQuery,
  type SpeechEngineSummary,
} from '#web/features/speech-engines/speech-engines.requests.ts';
import { displayName, useVoices } from '#web/features/voices/index.ts';
import { EditorButton } from '#web/shared/account/editor-button.tsx';
import { useSearchValues } from '#web/shared/address-values.ts';
import { SPEECH_ENGINE_PATH } from '#web/shared/agents/agent-paths.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { HeaderActions } from '#web/shared/header-actions.tsx';
import { Link, useNavigate } from '#web/shared/routing/index.ts';
import { SettledSearchField } from '#web/shared/settled-search-field.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

type ListSearch = { search?: string; dialog?: 'new' };

/** Ears and voices for servers that think for themselves. */
export function Page() {
  return (
    <AgreementGate>
      <Engines />
    </AgreementGate>
  );
}

function Engines() {
  const t = useMessages();
  const { search = '', dialog } = useSearchValues((values) => values as ListSearch);
  const navigate = useNavigate();
  const change = (part: ListSearch) =>
    void navigate({ to: '.', search: (former: ListSearch) => ({ ...former, ...part }), replace: true });
  const query = useInfiniteQuery(engineListQuery(search));
  const isEmpty = query.data?.length === 0 && search === '';
  const newEngine = (
    <EditorButton variant="primary" onClick={() => change({ dialog: 'new' })}>
      <Plus aria-hidden />
      <span className={isEmpty ? undefined : 'max-sm:sr-only'}>{t('newEngine')}</span>
    </EditorButton>
  );
  return (
    <div className="mx-auto flex w-full max-w-240 flex-col gap-5 px-4 pt-6 pb-8 xs:px-6">
      {!isEmpty && (
        <>
          <HeaderActions>{newEngine}</HeaderActions>
          <p className="text-13 text-ink-2">{t('about')}</p>
          <SettledSearchField
            label={t('searchEngines')}
            value={search}
            onChange={(next) => change({ search: next || undefined })}
          />
        </>
      )}
      <ListFrame
        query={query}
        failed={t('enginesFailed')}
        more={t('more')}
        loading={<SkeletonRows hasHead label={t('loading')} cells={['h-4 w-52', 'h-4 w-24', 'h-4 w-16']} />}
        empty={
          search ? (
            <EmptyState title={t('noHits', { text: search })} />
          ) : (
            <EmptyState
              icon={<AudioLines aria-hidden />}
              title={t('none')}
              text={t('noneText')}
              action={newEngine}
            />
          )
        }
      >
        {(engines) => <EngineTable engines={engines} />}
      </ListFrame>
      {dialog === 'new' && <NewEngineDialog onClose={() => change({ dialog: undefined })} />}
    </div>
  );
}

function EngineTable({ engines }: { engines: readonly SpeechEngineSummary[] }) {
  const t = useMessages();
  const voices = useVoices().data;
  const nameOf = (voiceId: string) => {
    const voice = voices?.find(({ voice_id }) => voice_id === voiceId);
    return voice ? displayName(voice) : t('otherVoice');
  };
  return (
    <DataTable
      label={t('engines')}
      items={engines}
      keyOf={({ speech_engine_id }) => speech_engine_id}
      columns={[
        {
          title: t('name'),
          cell: ({ speech_engine_id: engineId, name, voice_id }) => (
            <span className="flex items-center gap-3">
              <VoiceOrb id={voice_id} name={name} size={32} />
              <Link
                to={SPEECH_ENGINE_PATH}
                params={{ engineId }}
                className="block truncate font-medium text-ink hover:underline"
              >
                {name}
              </Link>
            </span>
          ),
          cellClass: 'h-15 max-w-80 max-sm:max-w-56',
        },
        {
          title: t('voice'),
          cell: ({ voice_id }) => nameOf(voice_id),
          className: 'max-md:hidden whitespace-nowrap',
        },
        {
          title: t('created'),
          cell: ({ created_at_unix_secs: at }) => formatAgo(dateOfUnix(at)),
          className: 'max-sm:hidden whitespace-nowrap',
        },
      ]}
      actions={{ title: t('actionsColumn'), of: (engine) => <EngineMenu engine={engine} /> }}
    />
  );
}
