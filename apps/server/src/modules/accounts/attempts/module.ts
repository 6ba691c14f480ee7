import type { Module } from '../../../platform/http/index.ts';
import { guessingHandler } from './notify-guessing.ts';

export const attemptsModule: Module = { name: 'attempts', jobs: (platform) => [guessingHandler(platform)] };
