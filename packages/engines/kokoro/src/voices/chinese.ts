import { type GradedVoice, makeVoices } from './make-voice.ts';

const all = { language: 'zh-CN', accent: 'standard', languages: ['zh'] } as const;

const women = makeVoices({ ...all, gender: 'female' }, [
  {
    id: 'zf_xiaobei',
    displayName: 'Lihua',
    grade: 'D',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
  {
    id: 'zf_xiaoni',
    displayName: 'Mei',
    grade: 'D',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
  {
    id: 'zf_xiaoxiao',
    displayName: 'Xinyi',
    grade: 'D',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
  {
    id: 'zf_xiaoyi',
    displayName: 'Yiran',
    grade: 'D',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
]);

const men = makeVoices({ ...all, gender: 'male' }, [
  {
    id: 'zm_yunjian',
    displayName: 'Jianguo',
    grade: 'D',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
  {
    id: 'zm_yunxi',
    displayName: 'Zixuan',
    grade: 'D',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
  {
    id: 'zm_yunxia',
    displayName: 'Haoran',
    grade: 'D',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
  {
    id: 'zm_yunyang',
    displayName: 'Yang',
    grade: 'D',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
]);

/** Chinese, the best of each gender first. */
export const chineseVoices: readonly GradedVoice[] = [...women, ...men];
