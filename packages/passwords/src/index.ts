export {
  judgePassword,
  type PasswordFault,
  type PasswordOwner,
  type PasswordVerdict,
} from './judge-password.ts';
