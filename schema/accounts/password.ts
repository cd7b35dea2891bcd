/** Letters that a new password has at least. */
export const minPasswordLength = 12
