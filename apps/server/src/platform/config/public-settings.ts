import { z } from 'zod';
import { setting, whole } from './setting.ts';

/** What people without an account may do, and what they are told of who runs the server. */
export const publicSettings = {
  publicUploadMegabytes: setting(
    'MYNAH_PUBLIC_UPLOAD_MAX_MB',
    whole(10, 1, 100_000),
    'Largest file to analyze for people who aren’t signed in, in MB.',
  ),
  publicClassifications: setting(
    'MYNAH_PUBLIC_CLASSIFICATIONS',
    whole(10, 0, 100_000),
    'Recordings per hour that a client can check for AI speech without signing in; 0 turns this off.',
  ),
  publicSpeeches: setting(
    'MYNAH_PUBLIC_SPEECHES',
    whole(60, 0, 100_000),
    'Short texts per hour that a client can hear on the website without signing in; 0 turns this off.',
  ),
  operator: setting(
    'MYNAH_OPERATOR',
    z.string().trim().min(1).max(200).default('the operator of this server'),
    'Name of the person or organization that runs the server, as it stands in the legal pages.',
  ),
} as const;
