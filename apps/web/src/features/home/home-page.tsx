import { Greeting } from '#web/features/home/greeting.tsx';
import { QuotaLine } from '#web/features/home/quota-line.tsx';
import { RecentItems } from '#web/features/home/recent-items.tsx';
import { SpeakWith } from '#web/features/home/speak-with.tsx';
import { TryBox } from '#web/features/home/try-box.tsx';
import { lazy } from '#web/shared/connection/lazy.ts';
import { OnceIdle } from '#web/ui/once-idle.tsx';

const loadUnderWay = () => import('#web/features/home/under-way.tsx');
const UnderWay = lazy(async () => ({ default: (await loadUnderWay()).UnderWay }));

export function Page() {
  return (
    <div className="mx-auto flex w-full max-w-220 flex-col gap-8 px-8 pt-10 pb-16 max-sm:gap-6 max-sm:px-4 max-sm:pt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Greeting />
        <QuotaLine />
      </div>
      <TryBox />
      <SpeakWith />
      <OnceIdle load={loadUnderWay}>
        <UnderWay />
      </OnceIdle>
      <RecentItems />
    </div>
  );
}
