export { authenticate } from './authenticate.ts';
