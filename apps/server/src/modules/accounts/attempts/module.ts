import type { Module } from '../../../platform/http/index.ts';
import { guessingHandler } from './tell-guessing.ts';

export const attemptsModule: Module = { name: 'attempts', jobs: (platform) => [guessingHandler(platform)] };
