import { type GradedVoice, makeVoices } from './make-voice.ts';

const all = { language: 'zh-CN', accent: 'standard', languages: ['zh'] } as const;

const women = makeVoices({ ...all, gender: 'female' }, [
  {
    id: 'zf_xiaobei',
    displayName: 'Lihua',
    grade: 'D',
    description: 'A high, light voice that takes its time, for audiobooks and calm narration.',
    age: 'young',
    descriptive: 'light',
    useCase: 'narration',
  },
  {
    id: 'zf_xiaoni',
    displayName: 'Mei',
    grade: 'D',
    description: 'A light, youthful voice with an easy, even rhythm, for agents and everyday talk.',
    age: 'young',
    descriptive: 'light',
    useCase: 'conversational',
  },
  {
    id: 'zf_xiaoxiao',
    displayName: 'Xinyi',
    grade: 'D',
    description: 'A high, light voice with an even pace, for dialogue and assistants.',
    age: 'young',
    descriptive: 'light',
    useCase: 'conversational',
  },
  {
    id: 'zf_xiaoyi',
    displayName: 'Yiran',
    grade: 'D',
    description: 'A light, youthful voice with a steady pace, for conversation and support.',
    age: 'young',
    descriptive: 'light',
    useCase: 'conversational',
  },
]);

const men = makeVoices({ ...all, gender: 'male' }, [
  {
    id: 'zm_yunjian',
    displayName: 'Jianguo',
    grade: 'D',
    description: 'A balanced, natural voice with an even pace, for agents and everyday talk.',
    age: 'middle_aged',
    descriptive: 'natural',
    useCase: 'conversational',
  },
  {
    id: 'zm_yunxi',
    displayName: 'Zixuan',
    grade: 'D',
    description: 'A high-set, youthful voice with an even pace, for dialogue and assistants.',
    age: 'young',
    descriptive: 'friendly',
    useCase: 'conversational',
  },
  {
    id: 'zm_yunxia',
    displayName: 'Haoran',
    grade: 'D',
    description: 'A light, friendly voice with a steady pace, for conversation and support.',
    age: 'young',
    descriptive: 'friendly',
    useCase: 'conversational',
  },
  {
    id: 'zm_yunyang',
    displayName: 'Yang',
    grade: 'D',
    description: 'A low-pitched, steady voice, quick and lively, for clips and announcements.',
    age: 'middle_aged',
    descriptive: 'low and brisk',
    useCase: 'social_media',
  },
]);

/** Chinese, the best of each gender first. */
export const chineseVoices: readonly GradedVoice[] = [...women, ...men];
