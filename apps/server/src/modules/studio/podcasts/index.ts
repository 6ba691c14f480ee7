export { studioPodcastsModule } from './module.ts';
