/**
 * What Playwright turns off itself, since a second list takes the place of its own (`chromiumSwitches` of
 * playwright-core), and two pages that Chromium would load behind the address field of every window: a process each.
 */
const withoutFeatures = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
].join();

const quiet = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  ...['--autoplay-policy=no-user-gesture-required', `--disable-features=${withoutFeatures}`],
];

/** The browser of the journeys, with more of its switches where a file needs them. */
export const chromium = (...more: readonly string[]) => ({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [...quiet, ...more],
});

/** What a page records comes from the file, played once, or is a beep a second; nobody is asked for leave. */
export const withMicrophone = (file?: string) =>
  chromium(
    ...['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    ...(file === undefined ? [] : [`--use-file-for-fake-audio-capture=${file}%noloop`]),
  );
