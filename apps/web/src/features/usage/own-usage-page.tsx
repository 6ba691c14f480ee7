import { UsageView } from '#web/features/usage/usage-view.tsx';

/** What the person has used (USE-001). */
export function Page() {
  return <UsageView isWhole={false} />;
}
