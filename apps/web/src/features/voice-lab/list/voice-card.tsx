import type { Voice } from '@mynah/contract/voices/voices';
import { AudioLines, Pencil, Trash2 } from 'lucide-react';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { SPEECH_PATH, VOICE_PATH } from '#web/features/voice-lab/paths.ts';
import { useCloneState } from '#web/features/voice-lab/use-clone-state.ts';
import { useRemoveVoice } from '#web/features/voice-lab/use-remove-voice.ts';
import { categoryName, voiceBadges } from '#web/features/voice-lab/voice-state.ts';
import { VoicePreviewButton } from '#web/features/voices/index.ts';
import { useIsViewer, useRoleOn } from '#web/shared/account/roles.ts';
import { languageName } from '#web/shared/format/language-name.ts';
import { Link } from '#web/shared/routing/index.ts';
import { asTitle } from '#web/shared/voices/voice-labels.ts';
import { Badge } from '#web/ui/badge.tsx';
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

/** A voice of the workspace: what it is, how it is, how it sounds. */
export function VoiceCard({ voice }: { voice: Voice }) {
  return (
    <li className="relative flex items-center gap-3.5 rounded-xl border bg-surface p-4 shadow-card transition-colors focus-within:border-line-strong hover:border-line-strong">
      <VoiceOrb id={voice.voice_id} name={voice.name} size={48} />
      <div className="min-w-0 flex-1">
        <Link
          to={VOICE_PATH}
          params={{ voiceId: voice.voice_id }}
          className="block truncate font-medium text-15 text-ink after:absolute after:inset-0 after:rounded-xl"
        >
          {voice.name}
        </Link>
        <p className="truncate text-12 text-ink-2">{factsOf(voice)}</p>
        <State voice={voice} />
      </div>
      <div className="relative flex items-center">
        <VoicePreviewButton voice={voice} />
        <Actions voice={voice} />
      </div>
    </li>
  );
}

function factsOf({ category, language, labels, description }: Voice): string {
  const facts = [
    categoryName(category),
    language && languageName(language),
    labels.accent && asTitle(labels.accent),
    description,
  ];
  return facts.filter(Boolean).join(' · ');
}

function State({ voice }: { voice: Voice }) {
  const t = useMessages();
  const clone = useCloneState(voice);
  const badges = voiceBadges(voice);
  const isRefining = clone?.state === 'refining';
  if (badges.length === 0 && !isRefining) return null;
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-1.5">
      {isRefining && (
        <span className="flex items-center gap-2 text-12 text-ink-2">
          <Progress fraction={clone.progress} label={t('refining')} className="w-16" />
          {t('refiningPercent', { percent: Math.floor(clone.progress * 100) })}
        </span>
      )}
      {badges.map(({ text, tone }) => (
        <Badge key={text} tone={tone}>
          {text}
        </Badge>
      ))}
    </div>
  );
}

function Actions({ voice }: { voice: Voice }) {
  const t = useMessages();
  const remove = useRemoveVoice(voice);
  const role = useRoleOn(voice);
  const isViewer = useIsViewer();
  const params = { voiceId: voice.voice_id };
  return (
    <RowMenu label={t('actionsOf', { name: voice.name })}>
      {!isViewer && (
        <MenuItem
          icon={<AudioLines aria-hidden />}
          render={<Link to={SPEECH_PATH} search={{ voice: voice.voice_id }} />}
        >
          {t('use')}
        </MenuItem>
      )}
      <MenuItem icon={<Pencil aria-hidden />} render={<Link to={VOICE_PATH} params={params} />}>
        {t(isViewer ? 'look' : 'edit')}
      </MenuItem>
      {role === 'admin' && (
        <>
          <MenuSeparator />
          <MenuItem isDanger icon={<Trash2 aria-hidden />} onSelect={() => void remove()}>
            {t('delete')}
          </MenuItem>
        </>
      )}
    </RowMenu>
  );
}
