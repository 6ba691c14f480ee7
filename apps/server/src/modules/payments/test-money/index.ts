export { testMoneyModule } from './module.ts';
export { type Decision, paySession, type Sold } from './pay-session.ts';
export { renewDueTestSubscriptions } from './renew-due.ts';
export { findTestSession, tellProblem } from './test-money.store.ts';
export { testMoneyPage } from './test-money-page.ts';
export { TestMoneyProvider } from './test-money-provider.ts';
export { testMoneyStyle } from './test-money-style.ts';
