export {
  FundsMissing,
  type PayoutProvider,
  type ProviderAccount,
  type TransferOrder,
  TransferRefused,
} from './payout-provider.ts';
