import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { tabClass } from '#web/ui/tab-class.ts';
import { scrollRowClass, useScrollRow } from '#web/ui/use-scroll-row.ts';

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
  const row = useScrollRow<HTMLDivElement>(`${value} ${tabs.length}`);
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Value)} className={className}>
      <div className="shrink-0 border-b">
        <Base.List
          ref={row}
          aria-label={label}
          className={classNames(scrollRowClass, '-mb-px gap-5', listClassName)}
        >
          {tabs.map((tab) => (
            <Base.Tab key={tab.value} value={tab.value} className={tabClass}>
              {tab.label}
            </Base.Tab>
          ))}
        </Base.List>
      </div>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className={panelClassName}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
