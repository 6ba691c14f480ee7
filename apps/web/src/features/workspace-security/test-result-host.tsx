import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#web/features/workspace-security/messages.ts';
import { type TestResult, testResultQuery } from '#web/features/workspace-security/security.requests.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { useRouter } from '#web/shared/routing/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Shows what the provider said when an admin comes back from a test. */
export function TestResultHost() {
  const { test } = useSearchValues(({ test }) => ({ test }));
  return test ? <ResultDialog code={test} /> : null;
}

function ResultDialog({ code }: { code: string }) {
  const t = useMessages();
  const router = useRouter();
  const result = useQuery(testResultQuery(code));
  const close = () => router.history.replace('/app/workspace/security');
  const failure = result.error ? errorText(result.error) : (result.data?.failure ?? undefined);
  return (
    <Dialog
      isOpen
      onClose={close}
      title={failure ? t('testTitleFailed') : t('testTitle')}
      description={t('testText')}
      footer={
        <Button variant="primary" onClick={close}>
          {t('close')}
        </Button>
      }
    >
      {result.isPending && <Skeleton className="h-24 w-full" />}
      <FormError text={failure} />
      {result.data && !failure && <Claims result={result.data} />}
    </Dialog>
  );
}

function Claims({ result }: { result: TestResult }) {
  const t = useMessages();
  const rows = [
    [t('claimSubject'), result.subject],
    [t('claimEmail'), result.email],
    [t('claimName'), result.first_name],
    [t('claimGroups'), result.groups.join(', ')],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 pb-2 text-13">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-3">{label}</dt>
          <dd className="break-all">{value || t('none')}</dd>
        </div>
      ))}
    </dl>
  );
}
