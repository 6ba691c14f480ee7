import { Link, useLocation } from '#web/shared/routing/index.ts';
import { classNames } from '#web/ui/class-names.ts';
import { tabClass } from '#web/ui/tab-class.ts';
import { scrollRowClass, useScrollRow } from '#web/ui/use-scroll-row.ts';

type LinkTabsProps = {
  label: string;
  tabs: readonly (readonly [path: string, name: string])[];
  /** A tab is the current one for the addresses below its own as well. */
  matchesBelow?: boolean;
  /** The path of the current tab, for an address that none of them has. */
  current?: string;
  className?: string;
};

/** The pages of one subject, side by side above what they show. */
export function LinkTabs({ label, tabs, matchesBelow = false, current, className }: LinkTabsProps) {
  const { pathname } = useLocation();
  const isCurrent = (path: string) => path === current || (matchesBelow && pathname.startsWith(`${path}/`));
  const row = useScrollRow<HTMLDivElement>(`${pathname} ${tabs.length}`);
  return (
    <nav aria-label={label} className="shrink-0 border-b">
      <div ref={row} className={classNames(scrollRowClass, '-mb-px gap-5', className)}>
        {tabs.map(([path, name]) => (
          <Link
            key={path}
            to={path}
            marksCurrent
            aria-current={isCurrent(path) ? 'page' : undefined}
            className={tabClass}
          >
            {name}
          </Link>
        ))}
      </div>
    </nav>
  );
}
