import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useLayoutEffect,
} from 'react';
import { RouterContext, useRouter, useRouterState } from '#web/shared/routing/hooks.ts';
import { type Part, presentPart } from '#web/shared/routing/part.ts';
import type { Router } from '#web/shared/routing/router.ts';
import { useKeptScroll } from '#web/shared/routing/scroll.ts';
import type { FailedProps, Shown } from '#web/shared/routing/visit.ts';

const Depth = createContext(0);

/** The page of the present address, in its frames. */
export function RouterProvider({ router }: { router: Router }) {
  useLayoutEffect(() => router.start(), [router]);
  return (
    <RouterContext value={router}>
      <ShownPage />
    </RouterContext>
  );
}

function ShownPage() {
  const shown = useRouterState((state) => state.shown);
  useKeptScroll();
  return shown ? <Level depth={0} shown={shown} /> : null;
}

/** In a frame: what is inside it. */
export function Outlet() {
  const depth = useContext(Depth);
  const shown = useRouterState((state) => state.shown);
  return shown ? <Level depth={depth + 1} shown={shown} /> : null;
}

function Level({ depth, shown }: { depth: number; shown: Shown }) {
  const { frames } = useRouter();
  const { parts, path } = shown.route;
  const part = depth === 0 ? presentPart(frames.root) : parts[depth - 1];
  if (!part) return null;
  const isPage = depth === parts.length;
  return (
    <Depth value={depth}>
      <Guarded Failed={frames.Failed} count={shown.count}>
        <Suspense fallback={<frames.Pending />}>
          <Inside key={isPage ? path : depth} shown={shown} part={part} Pending={frames.Pending} />
        </Suspense>
      </Guarded>
    </Depth>
  );
}

type InsideProps = { shown: Shown; part: Part; Pending: ComponentType };

function Inside({ shown, part, Pending }: InsideProps) {
  const Shows = part.component();
  if (Shows) return <Shows />;
  if (shown.failure !== undefined) throw shown.failure;
  return <Pending />;
}

type GuardedProps = { Failed: ComponentType<FailedProps>; count: number; children: ReactNode };

/** What throws is shown as failed, in its place; the next visit tries it anew. */
class Guarded extends Component<GuardedProps, { error?: Error; count?: number }> {
  override state: { error?: Error; count?: number } = {};

  static getDerivedStateFromError(cause: unknown) {
    return { error: cause instanceof Error ? cause : new Error(String(cause)) };
  }

  static getDerivedStateFromProps({ count }: GuardedProps, former: { count?: number }) {
    return count === former.count ? null : { count, error: undefined };
  }

  override render() {
    const { Failed, children } = this.props;
    const { error } = this.state;
    return error ? <Failed error={error} reset={() => this.setState({ error: undefined })} /> : children;
  }
}
