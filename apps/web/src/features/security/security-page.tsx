import { GrantedPart } from '#web/features/security/granted-part.tsx';
import { PasskeysPart } from '#web/features/security/passkeys-part.tsx';
import { SessionsPart } from '#web/features/security/sessions-part.tsx';
import { TrustedPart } from '#web/features/security/trusted-part.tsx';
import { TwoFactorPart } from '#web/features/security/two-factor-part.tsx';

export function Page() {
  return (
    <div className="flex flex-col divide-y">
      <TwoFactorPart />
      <PasskeysPart />
      <SessionsPart />
      <TrustedPart />
      <GrantedPart />
    </div>
  );
}
