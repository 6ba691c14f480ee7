import type { Member } from '@mynah/contract/workspaces/members';
import { useState } from 'react';
import { nameOf } from '#web/features/workspace/member-name.ts';
import { useMessages } from '#web/features/workspace/messages.ts';
import { useTransfer } from '#web/features/workspace/use-transfer.ts';
import { useMembers } from '#web/features/workspace/workspace.requests.ts';
import { useUser } from '#web/shared/account/account.requests.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Select } from '#web/ui/select.tsx';

/** Where the owner hands the workspace over; nobody else sees it (WSP-068). */
export function OwnershipCard() {
  const userId = useUser().data?.user_id;
  const members = useMembers().data ?? [];
  const isOwner = members.some((member) => member.is_owner && member.user_id === userId);
  const heirs = members.filter((member) => !member.is_owner && !member.is_locked);
  return isOwner ? <Transfer heirs={heirs} /> : null;
}

const NOBODY = '';

function Transfer({ heirs }: { heirs: readonly Member[] }) {
  const t = useMessages();
  const transfer = useTransfer();
  const [heirId, setHeirId] = useState(NOBODY);
  const heir = heirs.find(({ user_id }) => user_id === heirId);
  return (
    <section aria-labelledby="ownership" className="flex flex-col gap-3 pt-3">
      <h2 id="ownership" className="font-semibold text-15">
        {t('ownership')}
      </h2>
      <Card className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4">
        <p className="min-w-60 flex-1 text-pretty text-13 text-ink-2">
          {heirs.length === 0 ? t('ownershipAlone') : t('ownershipText')}
        </p>
        {heirs.length > 0 && (
          <div className="flex min-w-0 gap-2 max-sm:w-full">
            <div className="w-52 min-w-0 max-sm:flex-1">
              <Select
                aria-label={t('newOwner')}
                value={heir ? heirId : NOBODY}
                onChange={setHeirId}
                options={[
                  { value: NOBODY, label: t('chooseMember') },
                  ...heirs.map((one) => ({ value: one.user_id, label: nameOf(one), hint: one.email })),
                ]}
              />
            </div>
            <Button disabled={!heir} onClick={() => heir && void transfer(heir)}>
              {t('transfer')}
            </Button>
          </div>
        )}
      </Card>
    </section>
  );
}
