import { tiers } from '@mynah/contract';
import { serverOrigin } from '@mynah/contract/server-address';
import type { RemoteServer } from '@mynah/engine-spec/tasks';
import { z } from 'zod';

interface Setting<Schema extends z.ZodType = z.ZodType> {
  variable: string;
  schema: Schema;
  /** A line of `docs/operations.md`, which is generated from this table. */
  meaning: string;
  secret?: boolean;
}

const setting = <Schema extends z.ZodType>(
  variable: string,
  schema: Schema,
  meaning: string,
  more: Pick<Setting, 'secret'> = {},
): Setting<Schema> => ({ variable, schema, meaning, ...more });

const text = z.string().min(1).optional();
const whole = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback);
const list = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    );

/** A page elsewhere or on this server. */
const page = z
  .string()
  .regex(/^(https:\/\/[^/\s]|\/(?!\/))\S*$/, 'an https address, or a path on this server');

/** Whole, of another server. */
const address = z.string().regex(/^https?:\/\/[^/\s]+\S*$/, 'an address that starts with https://');

const flag = (fallback: 'true' | 'false' | 'on') =>
  z
    .enum(['true', 'false', 'on', 'off', '1', '0'])
    .default(fallback)
    .transform((value) => value === 'true' || value === 'on' || value === '1');

/** A server that does a task in place of this machine: `https://key@host/path#model`. */
const server = (task: string, meaning: string) =>
  setting(
    `MYNAH_${task}_URL`,
    z
      .url({ protocol: /^https?$/ })
      .transform(toRemoteServer)
      .optional(),
    `A server that ${meaning}: its address, with a key before an @ and a model after a # where it wants them (https://KEY@example.com/v1#MODEL).`,
    { secret: true },
  );

function toRemoteServer(address: string): RemoteServer {
  const url = new URL(address);
  const key = decodeURIComponent(url.password || url.username) || undefined;
  const model = decodeURIComponent(url.hash.slice(1)) || undefined;
  url.username = '';
  url.password = '';
  url.hash = '';
  return { url: url.href, key, model };
}

/** Every setting of the server. Nothing else reads the environment. */
export const settings = {
  port: setting('PORT', whole(4700, 0, 65_535), 'Port to listen on; 0 takes a free one.'),
  host: setting('HOST', z.string().default('127.0.0.1'), 'Address to listen on; 0.0.0.0 for all.'),
  dataFolder: setting(
    'MYNAH_DATA',
    z.string().default('./data'),
    'Folder for database, audio, model packs and keys.',
  ),
  roles: setting(
    'MYNAH_ROLES',
    list('api,worker,engine,scheduler').pipe(
      z.array(z.enum(['api', 'worker', 'engine', 'scheduler'])).min(1),
    ),
    'What this process does.',
  ),
  databaseUrl: setting('DATABASE_URL', text, 'A PostgreSQL 15 or later in place of the embedded one.', {
    secret: true,
  }),
  publicUrl: setting(
    'MYNAH_PUBLIC_URL',
    serverOrigin.optional(),
    'The address that people use, as https://voice.example.com: links in mails, shares, embeds and code samples lead there. Without it, the address that the owner set the server up at, or gave it later under Workspace, General.',
  ),
  tlsCert: setting(
    'MYNAH_TLS_CERT',
    text,
    'Certificate file; with MYNAH_TLS_KEY the server speaks https and wss itself.',
  ),
  tlsKey: setting('MYNAH_TLS_KEY', text, 'Key file of the certificate.'),
  ownerEmail: setting('MYNAH_OWNER_EMAIL', z.email().optional(), 'Creates the owner without the browser.'),
  ownerPassword: setting('MYNAH_OWNER_PASSWORD', z.string().min(8).optional(), 'Password of that owner.', {
    secret: true,
  }),
  ownerApiKey: setting(
    'MYNAH_API_KEY',
    z.string().min(16).optional(),
    'An API key with full rights for that owner.',
    {
      secret: true,
    },
  ),
  secretKey: setting(
    'MYNAH_SECRET_KEY',
    z.string().min(32, 'at least 32 characters').optional(),
    'Secret that sessions and signed addresses come from, in place of keys.json; the same on every machine.',
    { secret: true },
  ),
  signInAttempts: setting(
    'MYNAH_SIGN_IN_ATTEMPTS',
    whole(5, 1, 1000),
    'Failed sign-ins at one account from one place, and from one place at all accounts, before that place has to wait. The account itself can still be entered from elsewhere; all unknown places together may fail twenty times as often in a day.',
  ),
  signInAttemptMinutes: setting(
    'MYNAH_SIGN_IN_ATTEMPT_MINUTES',
    whole(15, 1, 1440),
    'How long failed sign-ins count, and the first wait; each further failure at the same account doubles it, up to a day.',
  ),
  signUp: setting(
    'MYNAH_SIGN_UP',
    z.enum(['open', 'invited', 'closed']).default('open'),
    'Who may make an account: everybody, people with an invite, nobody.',
  ),
  captchaSiteKey: setting(
    'MYNAH_CAPTCHA_SITE_KEY',
    text,
    'Site key of a captcha that asks people at sign-up; needs MYNAH_CAPTCHA_SECRET.',
  ),
  captchaSecret: setting('MYNAH_CAPTCHA_SECRET', text, 'Secret of that captcha.', { secret: true }),
  captchaScriptUrl: setting(
    'MYNAH_CAPTCHA_SCRIPT_URL',
    z.url().default('https://www.google.com/recaptcha/api.js'),
    'Script of the captcha: reCAPTCHA, or another with its interface.',
  ),
  captchaVerifyUrl: setting(
    'MYNAH_CAPTCHA_VERIFY_URL',
    z.url().default('https://www.google.com/recaptcha/api/siteverify'),
    'Where its tokens are checked (the siteverify protocol).',
  ),
  staffDomain: setting(
    'MYNAH_STAFF_DOMAIN',
    text,
    'Domain of the addresses of people who run the service, besides who set it up and whom they made an administrator.',
  ),
  ownerTier: setting('MYNAH_OWNER_TIER', z.enum(tiers).default('trial'), "Plan of the owner's workspace."),
  packsFolder: setting(
    'MYNAH_PACKS',
    text,
    'Folder with model packs that are ready to use, for machines without a network.',
  ),
  engineProcesses: setting(
    'MYNAH_ENGINE_PROCESSES',
    whole(0, 0, 64),
    'Speech processes; 0 is one for each core, four at most.',
  ),
  engineThreads: setting(
    'MYNAH_ENGINE_THREADS',
    whole(0, 0, 64),
    'Threads of each speech process; 0 shares the cores out. More give a lone caller the first sound sooner, and several callers less speech for the same cores.',
  ),
  engineUrl: setting(
    'MYNAH_ENGINE_URL',
    z.url({ protocol: /^https?$/ }).optional(),
    'Address of a process with the role engine alone, or of a load balancer before several; for a process without that role.',
  ),
  engineKey: setting(
    'MYNAH_ENGINE_KEY',
    z.string().min(32, 'at least 32 characters').optional(),
    'Secret that a remote engine asks for; the same on both sides.',
    { secret: true },
  ),
  minFreeMegabytes: setting(
    'MYNAH_MIN_FREE_MB',
    whole(200, 0, 1_000_000),
    'Free space on the disk of the data folder, in MB, that is left to the database: with less the server does not start, /readyz says so, and nothing new is kept.',
  ),
  uploadMegabytes: setting(
    'MYNAH_UPLOAD_MAX_MB',
    whole(2048, 1, 100_000),
    'The largest file that a call takes, in MB.',
  ),
  publicUploadMegabytes: setting(
    'MYNAH_PUBLIC_UPLOAD_MAX_MB',
    whole(10, 1, 100_000),
    'The largest file that people who are not signed in may have looked at, in MB.',
  ),
  publicClassifications: setting(
    'MYNAH_PUBLIC_CLASSIFICATIONS',
    whole(10, 0, 100_000),
    'How many recordings an hour one client without a sign-in may have checked for AI speech; 0 closes the check to strangers.',
  ),
  mediaMinutes: setting(
    'MYNAH_MEDIA_MAX_MINUTES',
    whole(180, 1, 100_000),
    'The longest recording that a call takes, in minutes.',
  ),
  transcriptionStepSeconds: setting(
    'MYNAH_TRANSCRIPTION_STEP_SECONDS',
    whole(30, 5, 30),
    'The longest window that a recording is transcribed in, in seconds: what a crash costs.',
  ),
  taskProcesses: setting(
    'MYNAH_TASK_PROCESSES',
    whole(0, 0, 64),
    'Processes for transcription, music and all else that is not speaking; 0 is one for two cores, four at most.',
  ),
  transcriptionServer: server('TRANSCRIPTION', 'transcribes, by the API of OpenAI'),
  voiceConversionServer: server('VOICE_CONVERSION', 'changes voices, by the API of ElevenLabs'),
  isolationServer: server('ISOLATION', 'takes noise out of speech, by the API of ElevenLabs'),
  soundServer: server('SOUND', 'makes sound effects, by the API of ElevenLabs'),
  musicServer: server('MUSIC', 'makes music, by the API of ElevenLabs'),
  watermark: setting(
    'MYNAH_WATERMARK',
    flag('on'),
    'Puts an inaudible watermark into all speech that this server makes, by which it knows its own again; off leaves it out. The watermark comes from the secret: who changes the secret no longer knows older speech.',
  ),
  classificationServer: server(
    'CLASSIFICATION',
    'says how likely speech was made by a machine, by the API of ElevenLabs',
  ),
  ffmpeg: setting('MYNAH_FFMPEG', text, 'Path of ffmpeg, for opus; else the one on the PATH or the pack.'),
  s3Bucket: setting('MYNAH_S3_BUCKET', text, 'Keeps audio in this S3 bucket in place of the data folder.'),
  s3Endpoint: setting('MYNAH_S3_ENDPOINT', z.url().optional(), 'Address of an S3-compatible service.'),
  s3Region: setting('MYNAH_S3_REGION', z.string().default('us-east-1'), 'Region of the bucket.'),
  s3AccessKey: setting('MYNAH_S3_ACCESS_KEY', text, 'Access key of the bucket.', { secret: true }),
  s3SecretKey: setting('MYNAH_S3_SECRET_KEY', text, 'Secret key of the bucket.', { secret: true }),
  smtpUrl: setting(
    'SMTP_URL',
    z.url().optional(),
    'Mail server; without one mails wait in the outbox of the app.',
    { secret: true },
  ),
  mailFrom: setting('MYNAH_MAIL_FROM', z.string().default('Mynah <mynah@localhost>'), 'Sender of mails.'),
  twilioAccountSid: setting('TWILIO_ACCOUNT_SID', text, 'Account that sends text messages.'),
  twilioAuthToken: setting('TWILIO_AUTH_TOKEN', text, 'Token of that account.', { secret: true }),
  twilioFrom: setting(
    'TWILIO_FROM',
    text,
    'Number or messaging service that text messages come from; without all three they wait in the outbox of the app.',
  ),
  twilioApiUrl: setting(
    'TWILIO_API_URL',
    z.url().default('https://api.twilio.com'),
    'Address of the text-message gateway: Twilio, or one that speaks its protocol.',
  ),
  logLevel: setting(
    'MYNAH_LOG',
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('warn'),
    'Least level that is logged; info writes a line for each request.',
  ),
  supportUrl: setting(
    'MYNAH_SUPPORT_URL',
    z.url().optional(),
    'Help center: target of the help button; hidden when unset.',
  ),
  guidesUrl: setting('MYNAH_GUIDES_URL', page.default('/docs'), 'Guides for users and programmers.'),
  communityUrl: setting('MYNAH_COMMUNITY_URL', page.optional(), 'Community chat; hidden when unset.'),
  helpEmail: setting('MYNAH_HELP_EMAIL', z.email().optional(), 'Mailbox for questions; hidden when unset.'),
  legalEmail: setting(
    'MYNAH_LEGAL_EMAIL',
    z.email().optional(),
    'Mailbox for legal matters; hidden when unset.',
  ),
  iosAppUrl: setting(
    'MYNAH_IOS_APP_URL',
    page.optional(),
    'Reader app in the store for iPhones; hidden when unset.',
  ),
  androidAppUrl: setting(
    'MYNAH_ANDROID_APP_URL',
    page.optional(),
    'Reader app in the store for Android; hidden when unset.',
  ),
  affiliateUrl: setting('MYNAH_AFFILIATE_URL', page.optional(), 'Affiliate dashboard; hidden when unset.'),
  privacyOptOutUrl: setting(
    'MYNAH_PRIVACY_OPT_OUT_URL',
    page.optional(),
    'Page to opt out of the use of personal data; hidden when unset.',
  ),
  biometricTerms: setting(
    'MYNAH_BIOMETRIC_TERMS',
    text,
    "Text of the dialog 'Updated Terms', shown to people in Illinois; plain text, in place of the built-in sentence.",
  ),
  locationHeaders: setting(
    'MYNAH_LOCATION_HEADERS',
    list('').pipe(z.array(z.string()).max(3)),
    'Headers that the proxy sets with country, region and city of the caller, in this order, separated by commas; without them the place is unknown.',
  ),
  locationDatabase: setting(
    'MYNAH_LOCATION_DATABASE',
    text,
    'File in the format of MaxMind (mmdb) that knows countries or cities of addresses; asked where the headers say nothing.',
  ),
  gcpMarketplaceAudience: setting(
    'MYNAH_GCP_MARKETPLACE_AUDIENCE',
    text,
    'Domain of the product as Google Cloud Marketplace knows it: the audience of its sign-up tokens; without it they are not read.',
  ),
  gcpMarketplaceKeys: setting(
    'MYNAH_GCP_MARKETPLACE_KEYS',
    address.default(
      'https://www.googleapis.com/robot/v1/metadata/x509/cloud-commerce-partner@system.gserviceaccount.com',
    ),
    'Certificates that sign the tokens of Google Cloud Marketplace; their issuer is this address.',
  ),
  hiddenVoices: setting(
    'MYNAH_HIDDEN_VOICES',
    list(''),
    'Ids of voices that stand in no list, separated by commas; they still answer when asked for by id.',
  ),
  libraryReview: setting(
    'MYNAH_LIBRARY_REVIEW',
    z.enum(['findings', 'always']).default('findings'),
    'Which voices staff looks at before the library shows them: those of which the checks of names found something, or all. Where nobody is staff, what was found is declined at once.',
  ),
  blockedWords: setting(
    'MYNAH_BLOCKED_WORDS',
    list(''),
    'Words and phrases, separated by commas, that no name in the library may have, and that nobody may have said by a voice whose owner asked for live moderation.',
  ),
  blockedVoiceNames: setting(
    'MYNAH_BLOCKED_VOICE_NAMES',
    list(''),
    'Names, separated by commas, that voices of recordings may have only once their owner is verified, beside the public persons that the server knows.',
  ),
  featureFlags: setting(
    'MYNAH_FEATURES',
    list('onboarding_checklist'),
    'Feature flags that are on for everybody, separated by commas; `none` has all of them off.',
  ),
  feedback: setting(
    'MYNAH_FEEDBACK',
    flag('true'),
    'Lets people say what a generation is like; false takes the thumbs away.',
  ),
  dnsServers: setting(
    'MYNAH_DNS_SERVERS',
    list(''),
    'Name servers that are asked for the records of domains, as 192.0.2.1 or 192.0.2.1:53; else those of the machine.',
  ),
  trustedProxies: setting(
    'MYNAH_TRUSTED_PROXIES',
    list(''),
    'Addresses of reverse proxies whose X-Forwarded headers count.',
  ),
  allowPrivateAddresses: setting(
    'MYNAH_ALLOW_PRIVATE_ADDRESSES',
    flag('false'),
    'Lets addresses that people give (webhooks, single sign-on) be plain http and lead into private networks.',
  ),
  webhookDays: setting(
    'MYNAH_WEBHOOK_DAYS',
    whole(30, 1, 3650),
    'How many days the log of webhook deliveries, with what was sent, is kept.',
  ),
  requestsPerMinute: setting(
    'MYNAH_REQUESTS_PER_MINUTE',
    whole(3000, 10, 1_000_000),
    'Requests a minute from one address without a key, or from one key.',
  ),
  eventDays: setting(
    'MYNAH_EVENT_DAYS',
    whole(7, 1, 3650),
    'How many days events are kept for clients that come back; what was not handled stays longer.',
  ),
  jobHeartbeatSeconds: setting(
    'MYNAH_JOB_HEARTBEAT_SECONDS',
    whole(10, 10, 600),
    'How often a worker says that it is alive.',
  ),
} as const;
