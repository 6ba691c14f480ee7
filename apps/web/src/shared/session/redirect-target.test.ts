import { describe, expect, it, vi } from 'vitest';
import { isSecureUrl, resolveRedirect, signInAddress } from '#web/shared/session/redirect-target.ts';

const origin = 'https://voice.example';
const resolve = (wish: string | undefined, log = vi.fn()) => resolveRedirect(wish, { origin, log });

describe('refused', () => {
  it.each([
    ['RTE-137', 'https://other.example/app/home'],
    ['RTE-137', '//other.example/app/home'],
    ['RTE-137', 'javascript:alert(1)'],
    ['RTE-138', '/not-listed'],
    ['RTE-138', '/app/sign-in'],
    ['RTE-138', '/app/homes'],
    ['RTE-151', '/v1/dubs/a/b'],
    ['RTE-151', '/v1/dubs/'],
    ['RTE-152', '/v1/projects/a/b'],
    ['RTE-153', '/app/voice-lab/share/a/b/c'],
    ['RTE-154', '/sound-effects/a/b'],
    ['RTE-155', '/app/studio/a/b'],
    ['RTE-156', '/app/integrations/callback?code=1&configurationId=2&next=3&source=4'],
  ])('[%s] [RTE-139] [RTE-140] %s leads home and is logged', (_id, wish) => {
    const log = vi.fn();
    expect(resolve(wish, log)).toBe('/app/home');
    expect(log).toHaveBeenCalledExactlyOnceWith('redirect refused', wish);
  });
});

describe('honoured', () => {
  it.each([
    ['RTE-142', '/affiliates'],
    ['RTE-143', '/audio-native'],
    ['RTE-144', '/history'],
    ['RTE-145', '/request-alpha-access'],
    ['RTE-146', '/subscription'],
    ['RTE-147', '/usage'],
    ['RTE-148', '/speech-synthesis'],
    ['RTE-149', '/dubs'],
    ['RTE-150', '/redirect'],
    ['RTE-151', '/v1/dubs/x1'],
    ['RTE-152', '/v1/projects/x1'],
    ['RTE-153', '/app/voice-lab/share/a/b'],
    ['RTE-154', '/sound-effects/x1'],
    ['RTE-155', '/app/studio/x1'],
    ['RTE-156', '/app/integrations/callback?code=1&configurationId=2&next=3&source=4&teamId=5'],
    ['RTE-158', '/app/usage'],
    ['RTE-159', '/app/speech-synthesis/text-to-speech/history?item=1'],
  ])('[%s] leads to %s', (_id, wish) => {
    const log = vi.fn();
    expect(resolve(wish, log)).toBe(wish);
    expect(resolve(origin + wish, log)).toBe(wish);
    expect(log).not.toHaveBeenCalled();
  });
});

it('[RTE-141] leads home without a wish, and logs nothing', () => {
  const log = vi.fn();
  expect(resolve(undefined, log)).toBe('/app/home');
  expect(log).not.toHaveBeenCalled();
});

it('[RTE-131] [RTE-163] remembers where the user was', () => {
  expect(signInAddress('/app/usage?a=1')).toBe('/app/sign-in?redirect=%2Fapp%2Fusage%3Fa%3D1');
});

it.each([
  ['https://a.example', true],
  ['http://a.example', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['nonsense', false],
])('[RTE-161] %s is secure: %s', (address, isSecure) => {
  expect(isSecureUrl(address)).toBe(isSecure);
});
