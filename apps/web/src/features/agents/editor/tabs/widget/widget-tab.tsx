import { Behavior } from '#web/features/agents/editor/tabs/widget/behavior.tsx';
import { Colors, Looks, Words } from '#web/features/agents/editor/tabs/widget/looks.tsx';
import { SharedPage } from '#web/features/agents/editor/tabs/widget/shared-page.tsx';
import { WidgetCode } from '#web/features/agents/editor/tabs/widget/widget-code.tsx';
import { WidgetPreview } from '#web/features/agents/editor/tabs/widget/widget-preview.tsx';

/** How it looks to people who open it from elsewhere: the settings, and beside them what they make. */
export function WidgetTab() {
  return (
    <div className="mx-auto grid w-full max-w-290 items-start gap-4 px-4 py-5 xs:px-6 lg:grid-cols-[minmax(0,1fr)_400px]">
      <div className="flex min-w-0 flex-col gap-4">
        <WidgetCode />
        <SharedPage />
      </div>
      <div className="lg:sticky lg:top-5 lg:row-span-2">
        <WidgetPreview />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <Looks />
        <Colors />
        <Words />
        <Behavior />
      </div>
    </div>
  );
}
