/** `+15550100199` as `+•••••••••99`: enough to know one's own, too little to learn another's. */
export const maskPhoneNumber = (phoneNumber: string): string =>
  `+${'•'.repeat(phoneNumber.length - 3)}${phoneNumber.slice(-2)}`;
