import type { Auth, OperationRequest } from '../../schema/context.ts'

const nobody = () => Promise.reject(new Error('What only reads signs nobody in.'))

const auth: Auth = {
  signIn: nobody,
  signOut: nobody,
  register: nobody,
  requestPasswordReset: nobody,
  resetPassword: nobody,
  changePassword: nobody,
  createApiToken: nobody,
  passkeySignInOptions: nobody,
  signInWithPasskey: nobody,
  passkeyOptions: nobody,
  addPasskey: nobody,
  stillSignedIn: () => Promise.resolve(false),
  weakness: () => Promise.resolve(null),
  createPasswordLink: nobody,
  countInvitation: nobody,
  invite: nobody,
  sendTestEmail: nobody,
}

/** Anonymous caller of the pages that the server renders for everybody, which only read. */
export const anonymousRequest: OperationRequest = {
  visitor: {
    account: null,
    scope: 'READ',
    address: '',
    door: 'graphql',
    tokenId: null,
    bounds: null,
    sessionId: null,
  },
  auth,
  countPublicCreate: nobody,
  allowsFile: nobody,
}
