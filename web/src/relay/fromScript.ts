/** What no page of another site can send: without it the server refuses whatever the cookie carries. */
export const fromScript = { 'X-Requested-With': 'XMLHttpRequest' }
