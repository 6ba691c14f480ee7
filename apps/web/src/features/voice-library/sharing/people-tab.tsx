import { type FormEvent, useState } from 'react';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { voicePath } from '#web/features/voice-library/paths.ts';
import { useChangeSharing } from '#web/features/voice-library/sharing/sharing.requests.ts';
import { isSharedWithPeople, sharingOf } from '#web/features/voice-library/sharing/sharing-state.ts';
import type { SharingTabProps } from '#web/features/voice-library/sharing/sharing-tab.ts';
import { useServerAddress } from '#web/shared/app-config.ts';
import { readAddresses } from '#web/shared/read-addresses.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CopyField } from '#web/ui/copy-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { controlClass, typedTextClass } from '#web/ui/input.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

const MOST = 100;

/** The page of the voice for people of some addresses (VOI-034), and its link. */
export function PeopleTab({ voice, onSharing }: SharingTabProps) {
  const t = useMessages();
  const server = useServerAddress();
  const sharing = sharingOf(voice);
  const change = useChangeSharing(voice.voice_id);
  const send = (enable: boolean, emails: string[]): Promise<boolean> =>
    okOrToast(
      change.mutateAsync({ people: { enable, emails } }).then((next) => {
        onSharing(next);
        toast.success(t(enable ? 'peopleSaved' : 'peopleStopped'));
      }),
    );
  const isOn = isSharedWithPeople(sharing);
  const hasPage = isOn || sharing.enabled_in_library === true;
  return (
    <div className="flex flex-col gap-6">
      {hasPage && sharing.public_owner_id && (
        <div className="flex flex-col gap-1.5">
          <p className="font-medium text-13">{t('link')}</p>
          <CopyField
            label={t('link')}
            copyLabel={t('copyLink')}
            text={server + voicePath(sharing.public_owner_id, voice.voice_id)}
          />
          <p className="text-12 text-ink-3">{t(sharing.enabled_in_library ? 'linkAll' : 'linkPeople')}</p>
        </div>
      )}
      <Addresses
        key={(sharing.whitelisted_emails ?? []).join()}
        emails={sharing.whitelisted_emails ?? []}
        isOn={isOn}
        isBusy={change.isPending}
        onSend={send}
      />
    </div>
  );
}

type AddressesProps = {
  emails: readonly string[];
  isOn: boolean;
  isBusy: boolean;
  onSend: (enable: boolean, emails: string[]) => Promise<boolean>;
};

function Addresses({ emails, isOn, isBusy, onSend }: AddressesProps) {
  const t = useMessages();
  const [text, setText] = useState(emails.join('\n'));
  const [fault, setFault] = useState<string>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const read = readAddresses(text);
    const found =
      read.emails.length === 0
        ? t('addressesMissing')
        : read.invalid !== undefined
          ? t('addressInvalid', { address: read.invalid })
          : read.emails.length > MOST
            ? t('addressesTooMany', { count: MOST })
            : undefined;
    setFault(found);
    if (!found) void onSend(true, read.emails);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Field label={t('addresses')} hint={t('addressesHint')} error={fault}>
        {(control) => (
          <textarea
            {...control}
            value={text}
            onChange={(event) => setText(event.target.value)}
            rows={4}
            autoComplete="off"
            className={classNames(controlClass, typedTextClass, 'resize-y px-3 py-2')}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        {isOn && (
          <Button disabled={isBusy} onClick={() => void onSend(false, [])}>
            {t('stopPeople')}
          </Button>
        )}
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t(isOn ? 'saveChanges' : 'sharePeople')}
        </Button>
      </div>
    </form>
  );
}
