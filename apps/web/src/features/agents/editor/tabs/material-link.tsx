import { useHasPage } from '#web/shared/pages.ts';
import { Link } from '#web/shared/routing/index.ts';

/** The way to the page that keeps what is chosen here. */
export function MaterialLink({ to, children }: { to: string; children: string }) {
  if (!useHasPage(to)) return null;
  return (
    <Link to={to} className="self-start text-13 text-ink-2 underline underline-offset-2 hover:text-ink">
      {children}
    </Link>
  );
}
