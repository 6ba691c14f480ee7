import { Link } from '@tanstack/react-router';
import { classNames } from '#web/ui/class-names.ts';

type LinkTabsProps = {
  label: string;
  tabs: readonly (readonly [path: string, name: string])[];
  /** A tab is the current one for the addresses below its own as well. */
  matchesBelow?: boolean;
  className?: string;
};

/** The pages of one subject, side by side above what they show. */
export const LinkTabs = ({ label, tabs, matchesBelow = false, className }: LinkTabsProps) => (
  <nav aria-label={label} className={classNames('flex shrink-0 gap-5 border-b', className)}>
    {tabs.map(([path, name]) => (
      <Link
        key={path}
        to={path}
        activeOptions={{ exact: !matchesBelow, includeSearch: false }}
        className="flex h-11 items-center border-transparent border-b-2 font-medium text-13 text-ink-3 transition-colors hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink"
      >
        {name}
      </Link>
    ))}
  </nav>
);
