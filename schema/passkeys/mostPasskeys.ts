/** Greatest number of passkeys of one account. */
export const mostPasskeys = 20
