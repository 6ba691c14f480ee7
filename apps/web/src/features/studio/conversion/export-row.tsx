import { useState } from 'react';
import { ReportTable } from '#web/features/studio/conversion/report-table.tsx';
import { useMessages } from '#web/features/studio/messages.ts';
import type { ProjectExport } from '#web/shared/exports/exports.requests.ts';
import type { MadeSource } from '#web/shared/exports/made.ts';
import { MadeFile } from '#web/shared/exports/made-file.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

type ExportRowProps = { source: MadeSource<ProjectExport>; made: ProjectExport; canEdit: boolean };

/** A file of a book, and what shops would say of it. */
export function ExportRow({ source, made, canEdit }: ExportRowProps) {
  const t = useMessages();
  const [showsReport, setShowsReport] = useState(false);
  const { format, report } = made;
  const faults = report.filter((one) => one.faults.length > 0).length;
  return (
    <MadeFile
      source={source}
      made={made}
      // a film is of no book
      name={format === 'film' ? '' : t(`format_${format}`)}
      canEdit={canEdit}
      action={
        report.length > 0 && (
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={showsReport}
            onClick={() => setShowsReport(!showsReport)}
          >
            <Badge tone={faults === 0 ? 'positive' : 'danger'}>
              {faults === 0 ? t('acxMet') : t('acxFaults', { count: faults })}
            </Badge>
            {t('report')}
          </Button>
        )
      }
    >
      {showsReport && <ReportTable report={report} />}
    </MadeFile>
  );
}
