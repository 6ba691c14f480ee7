import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/theme/theme.css';
import { App } from '#web/app/app.tsx';
import { preloadPage } from '#web/app/pages.ts';
import { noteReferral } from '#web/shared/account/referral.ts';
import { watchConnection } from '#web/shared/connection/connection.ts';
import { reloadAfterUpgrade } from '#web/shared/connection/reload-after-upgrade.ts';
import { startSession } from '#web/shared/session/session.ts';
import { watchTheme } from '#web/ui/theme/theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

reloadAfterUpgrade();
watchConnection();
noteReferral(location);
watchTheme();
startSession();
// The page's code travels while the server says who is there.
preloadPage(location.pathname);

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
