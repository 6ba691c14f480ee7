export { voiceLimitsModule } from './module.ts';
export {
  countVoiceEdit,
  requireProfessionalSlot,
  requireVoiceRoom,
  requireVoiceSlot,
} from './voice-limits.ts';
