import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { voiceEarnings } from '../../voices/library/index.ts';
import { workspaceBilling } from '../../workspaces/administration/index.ts';
import { transferWatchers } from '../stripe/index.ts';
import { syncTransfersTo, syncUnread } from './actions/sync-account.ts';
import { sendPending, transferDue } from './actions/transfer-earnings.ts';
import { payoutHttpRoutes } from './payouts.routes.ts';
import { recordEarnings } from './record-earnings.ts';
import { workspacePart } from './workspace-part.ts';

/** What people earn by their voices, and how it gets to them. */
export const payoutsModule: Module = {
  name: 'payouts',
  routes: payoutHttpRoutes,
  extensions: [
    extend(voiceEarnings, recordEarnings),
    extend(workspaceBilling, workspacePart),
    extend(transferWatchers, syncTransfersTo),
  ],
  schedules: [
    { name: 'payouts.transfer-due', cron: '23 5 * * *', run: transferDue },
    { name: 'payouts.send-pending', cron: '*/10 * * * *', run: sendPending },
    { name: 'payouts.sync-unread', cron: '37 * * * *', run: syncUnread },
  ],
};
