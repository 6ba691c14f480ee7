import { tiers } from '@mynah/contract';
import { serverOrigin } from '@mynah/contract/server-address';
import { z } from 'zod';
import { billingSettings } from './billing-settings.ts';
import { languageModelSettings } from './language-model-settings.ts';
import { payoutSettings } from './payout-settings.ts';
import { privacySettings } from './privacy-settings.ts';
import { publicSettings } from './public-settings.ts';
import { address, flag, list, page, ports, server, setting, text, whole } from './setting.ts';
import { translationSettings } from './translation-settings.ts';

/** Every setting of the server. Nothing else reads the environment. */
export const settings = {
  port: setting('PORT', whole(4700, 0, 65_535), 'Port to listen on; 0 picks a free one.'),
  host: setting('HOST', z.string().default('127.0.0.1'), 'Address to listen on; 0.0.0.0 for all.'),
  dataFolder: setting(
    'MYNAH_DATA',
    z.string().default('./data'),
    'Folder for the database, audio, model packs and keys.',
  ),
  roles: setting(
    'MYNAH_ROLES',
    list('api,worker,engine,scheduler').pipe(
      z.array(z.enum(['api', 'worker', 'engine', 'scheduler'])).min(1),
    ),
    'Roles of this process.',
  ),
  databaseUrl: setting('DATABASE_URL', text, 'PostgreSQL 15 or later to use instead of the embedded one.', {
    secret: true,
  }),
  publicUrl: setting(
    'MYNAH_PUBLIC_URL',
    serverOrigin.optional(),
    'Public address of the server, such as https://voice.example.com, used in links in emails, shares, embeds and code samples. Defaults to the address the owner used during setup or set under Workspace, General.',
  ),
  tlsCert: setting(
    'MYNAH_TLS_CERT',
    text,
    'Certificate file; with MYNAH_TLS_KEY, the server speaks https and wss itself.',
  ),
  tlsKey: setting('MYNAH_TLS_KEY', text, 'Private key file of the certificate.'),
  ownerEmail: setting(
    'MYNAH_OWNER_EMAIL',
    z.email().optional(),
    'Email address of an owner to create without the browser.',
  ),
  ownerPassword: setting('MYNAH_OWNER_PASSWORD', z.string().min(8).optional(), 'Password of this owner.', {
    secret: true,
  }),
  ownerApiKey: setting(
    'MYNAH_API_KEY',
    z.string().min(16).optional(),
    'An API key with full access for this owner.',
    {
      secret: true,
    },
  ),
  secretKey: setting(
    'MYNAH_SECRET_KEY',
    z.string().min(32, 'at least 32 characters').optional(),
    'Secret for sessions and signed links, instead of keys.json; use the same on every machine.',
    { secret: true },
  ),
  signInAttempts: setting(
    'MYNAH_SIGN_IN_ATTEMPTS',
    whole(5, 1, 1000),
    'Failed sign-ins from one place, to one account or to all, before that place has to wait. Sign-in from elsewhere still works; all unknown places together can fail twenty times as often per day.',
  ),
  signInAttemptMinutes: setting(
    'MYNAH_SIGN_IN_ATTEMPT_MINUTES',
    whole(15, 1, 1440),
    'How long failed sign-ins count, and the first wait; each further failure for the same account doubles it, up to a day.',
  ),
  signUp: setting(
    'MYNAH_SIGN_UP',
    z.enum(['open', 'invited', 'closed']).default('open'),
    'Who can sign up: everyone, people with an invite, or no one.',
  ),
  captchaSiteKey: setting(
    'MYNAH_CAPTCHA_SITE_KEY',
    text,
    'Site key of a captcha for sign-up; requires MYNAH_CAPTCHA_SECRET.',
  ),
  captchaSecret: setting('MYNAH_CAPTCHA_SECRET', text, 'Secret of this captcha.', { secret: true }),
  captchaScriptUrl: setting(
    'MYNAH_CAPTCHA_SCRIPT_URL',
    z.url().default('https://www.google.com/recaptcha/api.js'),
    'Script of the captcha: reCAPTCHA or one with the same interface.',
  ),
  captchaVerifyUrl: setting(
    'MYNAH_CAPTCHA_VERIFY_URL',
    z.url().default('https://www.google.com/recaptcha/api/siteverify'),
    'Address that checks captcha tokens (siteverify protocol).',
  ),
  staffDomain: setting(
    'MYNAH_STAFF_DOMAIN',
    text,
    'Email domain of the people who run the service, in addition to the owner of the server and the administrators they appointed.',
  ),
  ownerTier: setting('MYNAH_OWNER_TIER', z.enum(tiers).default('trial'), "Plan of the owner's workspace."),
  ...billingSettings,
  ...payoutSettings,
  packsFolder: setting(
    'MYNAH_PACKS',
    text,
    'Folder with ready-to-use model packs, for machines without a network.',
  ),
  engineProcesses: setting(
    'MYNAH_ENGINE_PROCESSES',
    whole(0, 0, 64),
    'Number of speech processes; 0 means one per core, up to four.',
  ),
  engineThreads: setting(
    'MYNAH_ENGINE_THREADS',
    whole(0, 0, 64),
    'Threads per speech process; 0 divides the cores evenly, and one process may use all of them for the first sound of a lone caller (some 120 MB more). With more threads, a single caller hears speech sooner, but several callers get less speech from the same cores.',
  ),
  engineVariant: setting(
    'MYNAH_ENGINE_VARIANT',
    z.enum(['mapped', 'packed']).default('mapped'),
    'Form of the multilingual model’s decoder: mapped is made once from the pack, runs an eighth quicker, and needs 200 MB of disk space and some 100 MB of memory per speech process more; packed is the pack’s own.',
  ),
  engineUrl: setting(
    'MYNAH_ENGINE_URL',
    z.url({ protocol: /^https?$/ }).optional(),
    'Address of a process with the role engine, or of a load balancer in front of several; for processes without that role.',
  ),
  engineKey: setting(
    'MYNAH_ENGINE_KEY',
    z.string().min(32, 'at least 32 characters').optional(),
    'Secret of a remote engine; use the same on both sides.',
    { secret: true },
  ),
  minFreeMegabytes: setting(
    'MYNAH_MIN_FREE_MB',
    whole(200, 0, 1_000_000),
    'Free disk space of the data folder, in MB, reserved for the database. Below it, the server doesn’t start, /readyz reports it, and nothing new is stored.',
  ),
  uploadMegabytes: setting(
    'MYNAH_UPLOAD_MAX_MB',
    whole(2048, 1, 100_000),
    'Largest file that a call accepts, in MB.',
  ),
  ...publicSettings,
  mediaMinutes: setting(
    'MYNAH_MEDIA_MAX_MINUTES',
    whole(180, 1, 100_000),
    'Longest recording that a call accepts, in minutes.',
  ),
  transcriptionStepSeconds: setting(
    'MYNAH_TRANSCRIPTION_STEP_SECONDS',
    whole(30, 5, 30),
    'Longest part of a recording to transcribe at once, in seconds; this much is lost in a crash.',
  ),
  taskProcesses: setting(
    'MYNAH_TASK_PROCESSES',
    whole(0, 0, 64),
    'Number of processes for transcription, music and everything else except speech; 0 means one per two cores, up to four.',
  ),
  transcriptionServer: server('TRANSCRIPTION', 'transcribes, using the OpenAI API'),
  voiceConversionServer: server('VOICE_CONVERSION', 'changes voices, using the ElevenLabs API'),
  isolationServer: server('ISOLATION', 'removes noise from speech, using the ElevenLabs API'),
  soundServer: server('SOUND', 'generates sound effects, using the ElevenLabs API'),
  musicServer: server('MUSIC', 'generates music, using the ElevenLabs API'),
  ...languageModelSettings,
  ...translationSettings,
  webrtc: setting(
    'MYNAH_WEBRTC',
    flag('true'),
    'Lets people talk to agents by WebRTC. Its LiveKit server is started, and before that fetched or built if need be, when the first one asks; off never does.',
  ),
  liveKitUrl: setting(
    'LIVEKIT_URL',
    z.url({ protocol: /^(wss?|https?)$/ }).optional(),
    'Address of a LiveKit server to use instead of one that runs beside this server; with LIVEKIT_API_KEY and LIVEKIT_API_SECRET.',
  ),
  liveKitApiKey: setting('LIVEKIT_API_KEY', text, 'Key of this LiveKit server.'),
  liveKitApiSecret: setting('LIVEKIT_API_SECRET', text, 'Secret of this key.', { secret: true }),
  liveKitProgram: setting(
    'MYNAH_LIVEKIT_BIN',
    text,
    'Path of livekit-server; defaults to the one on the PATH, then to its public release, then to what Go builds.',
  ),
  webrtcUdpPorts: setting(
    'MYNAH_WEBRTC_UDP_PORTS',
    ports('50000-60000'),
    'UDP ports for sound by WebRTC: a range, of which each conversation takes some, or one port for all.',
  ),
  webrtcTcpPort: setting(
    'MYNAH_WEBRTC_TCP_PORT',
    whole(7881, 0, 65_535),
    'TCP port for sound by WebRTC, for networks that let no UDP through; 0 for none.',
  ),
  webrtcAddress: setting(
    'MYNAH_WEBRTC_ADDRESS',
    z.union([z.ipv4(), z.ipv6()]).optional(),
    'IP address at which callers reach these ports, where it isn’t the machine’s own (behind NAT, in a container).',
  ),
  watermark: setting(
    'MYNAH_WATERMARK',
    flag('on'),
    'Adds an inaudible watermark to all speech generated by this server, so it can be recognized; off leaves it out. The watermark depends on the secret: after a change, older speech is no longer recognized.',
  ),
  classificationServer: server(
    'CLASSIFICATION',
    'estimates how likely speech is AI-generated, using the ElevenLabs API',
  ),
  ffmpeg: setting(
    'MYNAH_FFMPEG',
    text,
    'Path of ffmpeg, for opus; defaults to the one on the PATH or in the pack.',
  ),
  s3Bucket: setting('MYNAH_S3_BUCKET', text, 'S3 bucket to store audio in, instead of the data folder.'),
  s3Endpoint: setting('MYNAH_S3_ENDPOINT', z.url().optional(), 'Address of an S3-compatible service.'),
  s3Region: setting('MYNAH_S3_REGION', z.string().default('us-east-1'), 'Region of the bucket.'),
  s3AccessKey: setting('MYNAH_S3_ACCESS_KEY', text, 'Access key of the bucket.', { secret: true }),
  s3SecretKey: setting('MYNAH_S3_SECRET_KEY', text, 'Secret key of the bucket.', { secret: true }),
  smtpUrl: setting(
    'SMTP_URL',
    z.url().optional(),
    'Mail server; without one, emails wait in the outbox of the app.',
    { secret: true },
  ),
  mailFrom: setting('MYNAH_MAIL_FROM', z.string().default('Mynah <mynah@localhost>'), 'Sender of emails.'),
  twilioAccountSid: setting('TWILIO_ACCOUNT_SID', text, 'Account for sending text messages.'),
  twilioAuthToken: setting('TWILIO_AUTH_TOKEN', text, 'Token of this account.', { secret: true }),
  twilioFrom: setting(
    'TWILIO_FROM',
    text,
    'Number or messaging service that sends text messages; without all three settings, they wait in the outbox of the app.',
  ),
  twilioApiUrl: setting(
    'TWILIO_API_URL',
    z.url().default('https://api.twilio.com'),
    'Address of the text message gateway: Twilio or one with the same protocol.',
  ),
  logLevel: setting(
    'MYNAH_LOG',
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('warn'),
    'Lowest level to log; info logs every request.',
  ),
  supportUrl: setting(
    'MYNAH_SUPPORT_URL',
    z.url().optional(),
    'Help center, linked from the help button; hidden if not set.',
  ),
  guidesUrl: setting('MYNAH_GUIDES_URL', page.default('/docs'), 'Guides for users and developers.'),
  communityUrl: setting('MYNAH_COMMUNITY_URL', page.optional(), 'Community chat; hidden if not set.'),
  helpEmail: setting(
    'MYNAH_HELP_EMAIL',
    z.email().optional(),
    'Email address for questions; hidden if not set.',
  ),
  legalEmail: setting(
    'MYNAH_LEGAL_EMAIL',
    z.email().optional(),
    'Email address for legal matters; hidden if not set.',
  ),
  iosAppUrl: setting('MYNAH_IOS_APP_URL', page.optional(), 'Reader app for iPhone; hidden if not set.'),
  androidAppUrl: setting(
    'MYNAH_ANDROID_APP_URL',
    page.optional(),
    'Reader app for Android; hidden if not set.',
  ),
  affiliateUrl: setting('MYNAH_AFFILIATE_URL', page.optional(), 'Affiliate dashboard; hidden if not set.'),
  privacyOptOutUrl: setting(
    'MYNAH_PRIVACY_OPT_OUT_URL',
    page.optional(),
    'Page to opt out of personal data use; hidden if not set.',
  ),
  ...privacySettings,
  gcpMarketplaceAudience: setting(
    'MYNAH_GCP_MARKETPLACE_AUDIENCE',
    text,
    'Domain of the product in Google Cloud Marketplace, the audience of its sign-up tokens; without it, they aren’t accepted.',
  ),
  gcpMarketplaceKeys: setting(
    'MYNAH_GCP_MARKETPLACE_KEYS',
    address.default(
      'https://www.googleapis.com/robot/v1/metadata/x509/cloud-commerce-partner@system.gserviceaccount.com',
    ),
    'Certificates that sign Google Cloud Marketplace tokens; this address is also their issuer.',
  ),
  hiddenVoices: setting(
    'MYNAH_HIDDEN_VOICES',
    list(''),
    'Ids of voices hidden from all lists, separated by commas; they can still be used by id.',
  ),
  libraryReview: setting(
    'MYNAH_LIBRARY_REVIEW',
    z.enum(['findings', 'always']).default('findings'),
    'Which voices staff reviews before they appear in the library: those flagged by the name checks, or all. Without staff, flagged voices are declined right away.',
  ),
  blockedWords: setting(
    'MYNAH_BLOCKED_WORDS',
    list(''),
    'Words and phrases, separated by commas, that are blocked in library names, and in texts for voices with live moderation.',
  ),
  blockedVoiceNames: setting(
    'MYNAH_BLOCKED_VOICE_NAMES',
    list(''),
    'Names, separated by commas, that cloned voices can only have once their owner is verified, in addition to the public figures the server knows.',
  ),
  featureFlags: setting(
    'MYNAH_FEATURES',
    list('onboarding_checklist'),
    'Feature flags that are on for everyone, separated by commas; `none` turns all of them off.',
  ),
  feedback: setting('MYNAH_FEEDBACK', flag('true'), 'Lets people rate generations; false hides the thumbs.'),
  dnsServers: setting(
    'MYNAH_DNS_SERVERS',
    list(''),
    'Name servers for checking domain records, such as 192.0.2.1 or 192.0.2.1:53; defaults to those of the machine.',
  ),
  trustedProxies: setting(
    'MYNAH_TRUSTED_PROXIES',
    list(''),
    'Addresses of reverse proxies whose X-Forwarded headers are trusted.',
  ),
  allowPrivateAddresses: setting(
    'MYNAH_ALLOW_PRIVATE_ADDRESSES',
    flag('false'),
    'Allows plain http and private networks in addresses that people enter (webhooks, single sign-on).',
  ),
  webhookDays: setting(
    'MYNAH_WEBHOOK_DAYS',
    whole(30, 1, 3650),
    'Days to keep the log of webhook deliveries and their content.',
  ),
  requestsPerMinute: setting(
    'MYNAH_REQUESTS_PER_MINUTE',
    whole(3000, 10, 1_000_000),
    'Requests per minute from one address without a key, or from one key.',
  ),
  eventDays: setting(
    'MYNAH_EVENT_DAYS',
    whole(7, 1, 3650),
    'Days to keep events for clients that reconnect; unhandled events are kept longer.',
  ),
  jobHeartbeatSeconds: setting(
    'MYNAH_JOB_HEARTBEAT_SECONDS',
    whole(10, 10, 600),
    'How often a worker reports that it’s alive.',
  ),
} as const;
