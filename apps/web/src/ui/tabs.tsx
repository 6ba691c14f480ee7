import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

export type Tab<Value extends string> = { value: Value; label: string; content: ReactNode };

type TabsProps<Value extends string> = {
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly Tab<Value>[];
  label: string;
  className?: string;
  listClassName?: string;
  panelClassName?: string;
};

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { value, onChange, tabs, label, className, listClassName, panelClassName } = props;
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Value)} className={className}>
      <Base.List aria-label={label} className={classNames('relative flex gap-5 border-b', listClassName)}>
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="h-11 font-medium text-13 text-ink-3 transition-colors hover:text-ink data-active:text-ink"
          >
            {tab.label}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute bottom-[-1px] left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) bg-ink transition-all" />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className={panelClassName}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
