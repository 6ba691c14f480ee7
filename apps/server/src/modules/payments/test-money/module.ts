import type { Module } from '../../../platform/http/index.ts';

/** The provider whose money is none; its pages are routes of `subscriptions`, which learns what was paid. */
export const testMoneyModule: Module = { name: 'test-money' };
