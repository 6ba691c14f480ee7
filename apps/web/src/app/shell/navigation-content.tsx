import { useMessages } from '#web/app/messages.ts';
import { groupNavigation, type NavigationItem } from '#web/app/shell/navigation.ts';
import { WorkspaceCard } from '#web/app/shell/workspace-card.tsx';
import { useBrandName } from '#web/shared/app-config.ts';
import { usePages } from '#web/shared/pages.ts';
import { Link, useRoute } from '#web/shared/routing/index.ts';
import { DEFAULT_DESTINATION } from '#web/shared/session/destinations.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';

/** What the sidebar and the drawer show. */
export function NavigationContent() {
  const t = useMessages();
  const brand = useBrandName();
  const groups = groupNavigation(usePages(), t);
  return (
    <>
      <Link
        to={DEFAULT_DESTINATION}
        // the ring of the focus has room above it
        className="mx-3 my-2 flex h-[calc(var(--header-height)-1rem)] shrink-0 items-center gap-2 self-start rounded-md px-2 font-semibold text-15 tracking-[-0.02em]"
      >
        <BrandMark />
        {brand}
      </Link>
      <nav
        aria-label={t('navigation')}
        className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto px-3 pt-2 pb-4"
      >
        {groups.map(({ id, label, items }) => (
          <section key={id} aria-labelledby={label && `navigation-${id}`}>
            {label && (
              <h2 id={`navigation-${id}`} className="px-2 pb-1.5 font-medium text-12 text-ink-3">
                {label}
              </h2>
            )}
            <ul className="flex flex-col gap-px">
              {items.map((item) => (
                <NavigationLink key={item.path} item={item} />
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className="shrink-0 p-3">
        <WorkspaceCard />
      </div>
    </>
  );
}

function NavigationLink({ item: { path, label, icon: Icon } }: { item: NavigationItem }) {
  // what is below an entry lights it as well, without being its page
  const isAbove = useRoute()?.under === path;
  return (
    <li>
      <Link
        to={path}
        marksCurrent
        aria-current={isAbove ? 'true' : undefined}
        className="flex h-8 items-center gap-2.5 rounded-md px-2 font-medium text-13 text-ink-2 transition-colors hover:bg-hover hover:text-ink [&[aria-current]]:bg-active [&[aria-current]]:text-ink"
      >
        <Icon aria-hidden className="size-4 shrink-0" />
        <span className="truncate">{label}</span>
      </Link>
    </li>
  );
}
