import type { ShareStats } from '@mynah/contract/voices/voice-library';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { measureName, measures, measureText } from '#web/features/voice-library/stats/measures.ts';
import { Cell, HeaderCell, Row, Table } from '#web/ui/table.tsx';

/** The newest day first. */
export function StatsTable({ stats }: { stats: ShareStats }) {
  const t = useMessages();
  const days = stats.dates.map((day, index) => ({ day, index })).toReversed();
  return (
    <div className="max-h-80 overflow-y-auto">
      <Table label={t('tabUse')}>
        <thead>
          <tr>
            <HeaderCell>{t('day')}</HeaderCell>
            {measures.map((measure) => (
              <HeaderCell key={measure} className="text-end">
                {measureName(measure)}
              </HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, index }) => (
            <Row key={day}>
              <Cell className="figures h-9! whitespace-nowrap">{day}</Cell>
              {measures.map((measure) => (
                <Cell key={measure} className="figures h-9! text-end">
                  {measureText(measure, stats[measure][index] ?? 0)}
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
