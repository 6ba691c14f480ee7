import { CaptchaPanel } from '#web/features/voice-safety/captcha-panel.tsx';
import { useMessages } from '#web/features/voice-safety/messages.ts';
import { SupportLink } from '#web/features/voice-safety/support-link.tsx';
import type { FlaggedVoice } from '#web/features/voice-safety/transitions.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type FlagDialogProps = { voice: FlaggedVoice; isOpen: boolean; onClose: () => void };

/** 'Voice blocked' or 'Voice captcha' (VOI-014, VOI-015, VOI-016). */
export function FlagDialog({ voice, isOpen, onClose }: FlagDialogProps) {
  return voice.control === 'BAN' ? (
    <BlockedDialog voice={voice} isOpen={isOpen} onClose={onClose} />
  ) : (
    <CaptchaDialog voice={voice} isOpen={isOpen} onClose={onClose} />
  );
}

function BlockedDialog({ voice: { name }, isOpen, onClose }: FlagDialogProps) {
  const t = useMessages();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('blockedTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <SupportLink />
        </>
      }
    >
      <p className="text-pretty text-13 text-ink-2">{t('blockedText', { name })}</p>
    </Dialog>
  );
}

function CaptchaDialog({ voice: { voice_id, name, is_owner }, isOpen, onClose }: FlagDialogProps) {
  const t = useMessages();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      title={t('captchaTitle')}
      description={t('captchaText', { name })}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {is_owner ? (
        <CaptchaPanel key={voice_id} voiceId={voice_id} name={name} />
      ) : (
        <p className="text-pretty text-13 text-ink-2">{t('captchaOfOther')}</p>
      )}
    </Dialog>
  );
}
