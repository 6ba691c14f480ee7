import type { SecondFactorList } from '@mynah/contract/accounts/two-factor';
import { CodeForm } from '#web/features/security/code-form.tsx';
import { useMessages } from '#web/features/security/messages.ts';
import { QrCode } from '#web/features/security/qr-code.tsx';
import { useTotpSecret, useUpdateFactors } from '#web/features/security/two-factor.requests.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function TotpSetUp({ onAdded }: { onAdded: (list: SecondFactorList) => void }) {
  const t = useMessages();
  const query = useTotpSecret();
  const update = useUpdateFactors();
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <Skeleton className="h-80" />;
  const { secret, otpauth_uri } = query.data;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-5">
        <QrCode text={otpauth_uri} label={t('qrLabel')} />
        <div className="flex min-w-50 flex-1 flex-col gap-3 text-13">
          <p className="font-medium">{t('scan')}</p>
          <div>
            <p className="text-12 text-ink-3">{t('orType')}</p>
            <p className="flex items-center gap-1">
              <code className="figures select-all break-all text-12">{inFours(secret)}</code>
              <CopyButton text={secret} label={t('copySecret')} />
            </p>
          </div>
          <a href={otpauth_uri} className="self-start text-12 text-accent-ink underline underline-offset-2">
            {t('openApp')}
          </a>
        </div>
      </div>
      <CodeForm
        kind="digits"
        label={t('codeOfApp')}
        submitLabel={t('turnOn')}
        onSubmit={async (code) => onAdded(await update.mutateAsync({ factor: 'totp', secret, code }))}
      />
    </div>
  );
}

/** In groups of four, as apps show it. */
const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
