import { CreditsCard } from '#web/features/home/credits-card.tsx';
import { Greeting } from '#web/features/home/greeting.tsx';
import { Places } from '#web/features/home/places.tsx';
import { RecentItems } from '#web/features/home/recent-items.tsx';
import { TryBox } from '#web/features/home/try-box.tsx';

export function Page() {
  return (
    <div className="mx-auto flex w-full max-w-270 flex-col gap-8 px-8 pt-10 pb-16 max-sm:gap-6 max-sm:px-4 max-sm:pt-6">
      <Greeting />
      <TryBox />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-6">
        <RecentItems />
        <div className="flex flex-col gap-8 lg:gap-6">
          <CreditsCard />
          <Places />
        </div>
      </div>
    </div>
  );
}
