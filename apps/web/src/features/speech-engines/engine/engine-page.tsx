import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { AgreementGate } from '#web/features/agents/index.ts';
import { EngineCode } from '#web/features/speech-engines/engine/engine-code.tsx';
import { EngineEditor } from '#web/features/speech-engines/engine/engine-editor.tsx';
import { EngineMenu } from '#web/features/speech-engines/engine-menu.tsx';
import { useMessages } from '#web/features/speech-engines/messages.ts';
import { engineQuery, type SpeechEngine } from '#web/features/speech-engines/speech-engines.requests.ts';
import { usePathValue } from '#web/shared/address-values.ts';
import { SPEECH_ENGINES_PATH } from '#web/shared/agents/agent-paths.ts';
import { Link, useNavigate } from '#web/shared/routing/index.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** One speech engine: which server thinks, how it hears and speaks, and the code for both ends. */
export function Page() {
  return (
    <AgreementGate>
      <OneEngine />
    </AgreementGate>
  );
}

function OneEngine() {
  const t = useMessages();
  const engineId = usePathValue('engineId');
  const { data, error, refetch } = useQuery(engineQuery(engineId));
  return (
    <div className="mx-auto flex w-full max-w-200 flex-col gap-5 px-4 pt-5 pb-8 xs:px-6">
      {data && (
        <>
          <Head engine={data} />
          <EngineCode engineId={engineId} />
          <EngineEditor key={engineId} engine={data} />
        </>
      )}
      {!data && error && (
        <Card>
          <ErrorState error={error} title={t('engineFailed')} onRetry={() => void refetch()} />
        </Card>
      )}
      {!data && !error && (
        <div role="status" aria-label={t('loading')} className="flex flex-col gap-5">
          <Skeleton className="h-9 w-60" />
          <Skeleton className="h-120" />
        </div>
      )}
    </div>
  );
}

function Head({ engine }: { engine: SpeechEngine }) {
  const t = useMessages();
  const navigate = useNavigate();
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <Link
          to={SPEECH_ENGINES_PATH}
          className="inline-flex items-center gap-1.5 text-13 text-ink-2 hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {t('engines')}
        </Link>
        <p className="mt-1 break-words font-semibold text-22">{engine.name}</p>
      </div>
      <EngineMenu engine={engine} onGone={() => void navigate({ to: SPEECH_ENGINES_PATH })} />
    </div>
  );
}
