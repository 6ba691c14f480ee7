export { type MasteredChapter, masterChapter } from './master-chapter.ts';
export { type ChapterReport, measureChapter } from './measure-chapter.ts';
export { shopDemands, shopFormat } from './shop-demands.ts';
