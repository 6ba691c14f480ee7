import type { EngineVoice } from '@mynah/engine-spec';

/** Every language that eSpeak reads well enough to be understood; BCP 47 primary tags, English first. */
export const espeakLanguages: readonly string[] = (
  'en af am an ar as az ba be bg bn bs ca chr cmn cs cv cy da de el eo es et eu fa fi fo fr ga gd gn grc gu ' +
  'hak haw he hi hr ht hu hy ia id io is it ja jbo ka kk kl kn ko kok ku ky la lb lfn lt ltg lv mi mk ml mr ms mt ' +
  'my nb nci ne nl no nog om or pa pap pl pt qu quc ro ru sd shn si sk sl smj sq sr sv sw ta te th ti tk tn tr tt ' +
  'ug uk ur uz vi yue zh'
).split(' ');

const previewText =
  'This is the built-in robotic voice. It speaks every language, starts at once, and is easy to understand.';

interface RobotVoice extends EngineVoice {
  /** The variant of eSpeak behind it. */
  variant: string;
  /** Brings the variant to -18 LUFS, the loudness of all voices. */
  gainDb: number;
}

function robot(
  voice: Pick<RobotVoice, 'id' | 'variant' | 'gainDb' | 'displayName' | 'description'>,
  gender: 'female' | 'male',
  descriptive: string,
): RobotVoice {
  return {
    ...voice,
    labels: {
      gender,
      age: 'middle_aged',
      accent: 'american',
      descriptive,
      use_case: 'informative_educational',
    },
    language: 'en-US',
    languages: espeakLanguages,
    previewText,
  };
}

/** The built-in voices. They sound like a machine, and say so. */
export const espeakVoices: readonly RobotVoice[] = [
  robot(
    {
      id: 'robot_fern',
      variant: 'f2',
      gainDb: 1.4,
      displayName: 'Fern (robotic)',
      description:
        'A clear, plainly robotic woman’s voice that speaks every language, for drafts and read-backs.',
    },
    'female',
    'robotic and clear',
  ),
  robot(
    {
      id: 'robot_ash',
      variant: 'm3',
      gainDb: 2.8,
      displayName: 'Ash (robotic)',
      description:
        'A steady, plainly robotic man’s voice that speaks every language, for drafts and read-backs.',
    },
    'male',
    'robotic and steady',
  ),
  robot(
    {
      id: 'robot_wren',
      variant: 'f4',
      gainDb: 1.3,
      displayName: 'Wren (robotic)',
      description: 'A lower, softer robotic woman’s voice for long read-backs in any language.',
    },
    'female',
    'robotic and soft',
  ),
  robot(
    {
      id: 'robot_slate',
      variant: 'm8',
      gainDb: 7.4,
      displayName: 'Slate (robotic)',
      description: 'A deep, quiet robotic man’s voice for announcements in any language.',
    },
    'male',
    'robotic and deep',
  ),
];
