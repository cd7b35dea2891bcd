/** Least length of a new password. */
export const minPasswordLength = 12
