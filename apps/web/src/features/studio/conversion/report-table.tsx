import type { LoudnessReport } from '@mynah/contract/studio/exports';
import { useMessages } from '#web/features/studio/messages.ts';
import { Badge } from '#web/ui/badge.tsx';

const decibels = (value: number): string => `${value.toFixed(1).replace('-', '−')} dB`;

/** What was measured on the file of each chapter, beside what audiobook shops ask for. */
export function ReportTable({ report }: { report: readonly LoudnessReport[] }) {
  const t = useMessages();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by the keyboard
    <section aria-label={t('report')} tabIndex={0} className="overflow-x-auto rounded-lg border">
      <table className="w-full text-start text-12">
        <thead className="text-ink-3">
          <tr className="*:whitespace-nowrap *:px-3 *:py-2 *:font-medium">
            <th scope="col">{t('chapter')}</th>
            <th scope="col">{t('rms')}</th>
            <th scope="col">{t('peak')}</th>
            <th scope="col">{t('floor')}</th>
            <th scope="col">{t('roomTone')}</th>
            <th scope="col">{t('verdict')}</th>
          </tr>
        </thead>
        <tbody className="divide-y border-t">
          {report.map((one) => (
            <tr key={one.chapter_id} className="align-top *:px-3 *:py-2">
              <th scope="row" className="max-w-48 truncate font-medium text-ink">
                {one.name}
              </th>
              <td className="figures whitespace-nowrap">{decibels(one.rms_db)}</td>
              <td className="figures whitespace-nowrap">{decibels(one.peak_db)}</td>
              <td className="figures whitespace-nowrap">{decibels(one.noise_floor_db)}</td>
              <td className="figures whitespace-nowrap">
                {`${one.head_secs.toFixed(1)} s / ${one.tail_secs.toFixed(1)} s`}
              </td>
              <td className="min-w-40">
                {one.faults.length === 0 ? (
                  <Badge tone="positive">{t('acxMet')}</Badge>
                ) : (
                  <ul className="text-danger">
                    {one.faults.map((fault) => (
                      <li key={fault}>{fault}</li>
                    ))}
                  </ul>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
