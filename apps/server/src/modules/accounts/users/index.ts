export { createUser } from './actions/create-user.ts';
export { getUser } from './actions/get-user.ts';
export { accountIsGoing } from './leaving-account.ts';
export { usersModule } from './module.ts';
export { requireGoodPassword } from './require-good-password.ts';
export {
  findUser,
  findUserByEmail,
  hasUsers,
  listPeople,
  optOutUnlessChosen,
  type UserRow,
  updateUser,
} from './users.store.ts';
