export { RealFft } from './real-fft.ts';
