import { DirectionProvider } from '@base-ui/react/direction-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connectFeatures } from '#web/app/connect-features.ts';
import { pages } from '#web/app/pages.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { QuestionHosts } from '#web/app/question-hosts.tsx';
import { createAppRouter } from '#web/app/router.tsx';
import { EmailChangeHost } from '#web/features/email-links/index.ts';
import { hasRegistrationToFinish } from '#web/shared/account/registration-kept.ts';
import { appConfigQuery } from '#web/shared/app-config.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { loadCode } from '#web/shared/connection/load-code.ts';
import { interfaceLanguage, languageFacts } from '#web/shared/language/interface-language.ts';
import { destinationsOf, PagesProvider } from '#web/shared/pages.ts';
import { createBrowserHistory, RouterProvider } from '#web/shared/routing/index.ts';
import { connectDestinations, SIGN_IN_PATH } from '#web/shared/session/destinations.ts';
import { restoreSession, useSession } from '#web/shared/session/session.ts';
import { listenToShortcuts } from '#web/shared/shortcuts/shortcuts.ts';
import { track } from '#web/shared/track.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { OnceIdle } from '#web/ui/once-idle.tsx';
import { Toaster } from '#web/ui/toast.tsx';

const queryClient = createQueryClient();
const router = createAppRouter(pages, createBrowserHistory());

const loadConsent = () => import('#web/features/consent/index.ts');
const ConsentHost = lazy(async () => ({ default: (await loadConsent()).ConsentHost }));

connectFeatures();
connectDestinations(destinationsOf(pages));

export function App() {
  useEffect(listenToShortcuts, []);
  useEffect(tellOfPages, []);
  return (
    <DirectionProvider direction={languageFacts[interfaceLanguage].direction}>
      <QueryClientProvider client={queryClient}>
        <PagesProvider value={pages}>
          <SessionGate />
          <EmailChangeHost onDone={() => void router.navigate({ to: '/', search: {}, replace: true })} />
          <QuestionHosts />
          <OnceIdle load={loadConsent}>
            <ConsentHost />
          </OnceIdle>
          <Toaster />
        </PagesProvider>
      </QueryClientProvider>
    </DirectionProvider>
  );
}

/** Pages that were opened, by their path without ids. Gives the way to stop. */
function tellOfPages(): () => void {
  return router.onShown(({ path }, pathChanged) => {
    if (pathChanged) track({ name: 'page_viewed', properties: { page: path } });
  });
}

/** Shows nothing before the logged-in state is known, neither the sign-in page nor an empty shell (ACC-020). */
function SessionGate() {
  const { isSignedIn, failure } = useSession();
  useFollowSession();
  useFinishRegistration();
  if (isSignedIn !== null) return <RouterProvider router={router} />;
  if (failure === null) return null;
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState error={failure} onRetry={() => void restoreSession()} />
    </main>
  );
}

/**
 * What was loaded for one user is dropped with the sign-out. Who signs out goes to the plain sign-in page (ACC-033);
 * where a session merely ended the guard keeps the way back.
 */
function useFollowSession(): void {
  const { isSignedIn, hasLeft } = useSession();
  useEffect(() => {
    if (isSignedIn === null) return;
    if (!isSignedIn) queryClient.clear();
    // it says other things to people than to visitors
    else void queryClient.invalidateQueries({ queryKey: appConfigQuery.queryKey });
    if (hasLeft) void router.navigate({ to: SIGN_IN_PATH, search: {}, replace: true });
    else void router.invalidate();
  }, [isSignedIn, hasLeft]);
}

/** The first sign-in after a sign-up, wherever it happens (ACC-043). */
function useFinishRegistration(): void {
  const { isSignedIn } = useSession();
  useEffect(() => {
    if (!isSignedIn || !hasRegistrationToFinish()) return;
    void loadCode(() => import('#web/shared/account/registration-source.ts')).then((source) =>
      source.finishRegistration(),
    );
  }, [isSignedIn]);
}
