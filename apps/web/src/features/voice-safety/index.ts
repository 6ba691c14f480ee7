/** The door: who clones professionally verifies with the same panel. */
export { CaptchaPanel } from '#web/features/voice-safety/captcha-panel.tsx';
export { PapersForm } from '#web/features/voice-safety/papers-form.tsx';
export { VoiceSafetyHost } from '#web/features/voice-safety/voice-safety-host.tsx';
