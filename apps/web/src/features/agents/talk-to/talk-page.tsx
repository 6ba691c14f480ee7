import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { agentChoicesQuery } from '#web/features/agents/agents.requests.ts';
import { useMessages } from '#web/features/agents/messages.ts';
import { TALK_PATH } from '#web/features/agents/paths.ts';
import { TalkRoom } from '#web/features/agents/talk-to/talk-room.tsx';
import { widgetQuery } from '#web/features/agents/talk-to/widget.requests.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { useBrandName } from '#web/shared/app-config.ts';
import { useDocumentTitle } from '#web/shared/public/use-document-title.ts';
import { Link } from '#web/shared/routing/index.ts';
import { SIGN_IN_PATH } from '#web/shared/session/destinations.ts';
import { useSession } from '#web/shared/session/session.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

/** AGT-021, RTE-077: nothing but one agent; open to everybody where the agent is. */
export function Page() {
  const t = useMessages();
  const { agent_id: agentId, token } = useSearchValues((values) => values);
  const isSignedIn = useSession((session) => session.isSignedIn);
  useDocumentTitle(t('talk'));
  return (
    <div className="flex min-h-dvh flex-col">
      <Brand />
      <main className="flex flex-1 flex-col">
        {isSignedIn === null ? (
          <Loading />
        ) : agentId ? (
          <OneAgent key={agentId} agentId={agentId} token={token} isSignedIn={isSignedIn} />
        ) : (
          <NoAgent isSignedIn={isSignedIn} />
        )}
      </main>
    </div>
  );
}

function Brand() {
  const name = useBrandName();
  return (
    <header className="flex items-center gap-2 px-5 py-4 font-semibold text-15">
      <BrandMark />
      {name}
    </header>
  );
}

interface OneAgentProps {
  agentId: string;
  /** Of a link by which somebody shares the agent. */
  token: string | undefined;
  isSignedIn: boolean;
}

function OneAgent({ agentId, token, isSignedIn }: OneAgentProps) {
  const t = useMessages();
  const { data: widget, error, refetch } = useQuery(widgetQuery({ agentId, token, isSignedIn }));
  if (widget) return <TalkRoom agentId={agentId} token={token} widget={widget} isSignedIn={isSignedIn} />;
  if (!error) return <Loading />;
  const isClosed = error instanceof ApiError && (error.status === 401 || error.status === 403);
  return (
    <Notice>
      {isClosed && !isSignedIn ? (
        <EmptyState
          title={t(token ? 'linkOver' : 'notPublic')}
          text={t(token ? 'linkOverText' : 'notPublicText')}
          action={<SignIn agentId={agentId} />}
        />
      ) : (
        <ErrorState error={error} title={t('agentFailed')} onRetry={() => void refetch()} />
      )}
    </Notice>
  );
}

function SignIn({ agentId }: { agentId: string }) {
  const t = useMessages();
  return (
    <Link
      to={SIGN_IN_PATH}
      search={{ redirect: `${TALK_PATH}?agent_id=${agentId}` }}
      className={buttonClass({ variant: 'primary' })}
    >
      {t('signIn')}
    </Link>
  );
}

/** In the middle of the page, which has no other heading. */
function Notice({ children }: { children: ReactNode }) {
  const t = useMessages();
  return (
    <div className="my-auto">
      <h1 className="sr-only">{t('talk')}</h1>
      {children}
    </div>
  );
}

function NoAgent({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useMessages();
  if (!isSignedIn) {
    return (
      <Notice>
        <EmptyState title={t('noAgentNamed')} text={t('noAgentNamedText')} />
      </Notice>
    );
  }
  return (
    <div className="mx-auto flex w-full max-w-130 flex-col gap-4 px-4 py-8">
      <h1 className="font-semibold text-22">{t('chooseAgent')}</h1>
      <Choices />
    </div>
  );
}

function Choices() {
  const t = useMessages();
  const query = useQuery(agentChoicesQuery);
  return (
    <ListFrame
      query={query}
      failed={t('listFailed')}
      loading={<SkeletonRows label={t('loadingList')} cells={['h-4 w-52']} rowClass="h-12" />}
      empty={<EmptyState title={t('emptyTitle')} />}
    >
      {(agents) => (
        <ul className="divide-y rounded-xl border bg-surface shadow-card">
          {agents.map(({ agent_id, name }) => (
            <li key={agent_id}>
              <Link
                to={TALK_PATH}
                search={{ agent_id }}
                className="block truncate px-4 py-3 text-15 hover:bg-hover"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  );
}

function Loading() {
  const t = useMessages();
  return (
    <div role="status" aria-label={t('loading')} className="m-auto flex flex-col items-center gap-6">
      <Skeleton className="size-36 rounded-full" />
      <Skeleton className="h-11 w-40" />
    </div>
  );
}
