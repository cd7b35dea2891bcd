import { expect, test } from 'vitest'
import { startInProcess } from '../lab/servers/inProcess.ts'

const always = {
  'content-security-policy': expect.stringContaining(
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:",
  ),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
}

test.each([
  ['http', null],
  ['https', 'max-age=31536000; includeSubDomains'],
])('every answer carries the headers, and over %s says so to come back', async (scheme, hsts) => {
  const server = await startInProcess({ PUBLIC_URL: `${scheme}://exemple.ci` })
  try {
    for (const path of [
      '/',
      '/rien',
      '/admin/login',
      '/api/faq/site',
      '/api/rien',
      '/graphql',
      '/assets/x',
      '/healthz',
    ]) {
      const { headers } = await fetch(server.origin + path)
      expect(Object.fromEntries(headers), path).toMatchObject(always)
      expect(headers.get('strict-transport-security')).toBe(hsts)
      const here = path.startsWith('/admin/') ? '(self)' : '()'
      expect(headers.get('permissions-policy'), path).toContain(`geolocation=${here}`)
      const csp = headers.get('content-security-policy')
      for (const rule of [
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "object-src 'none'",
      ])
        expect(csp).toContain(rule)
      expect(csp).not.toContain('unsafe')
    }
  } finally {
    await server.stop()
  }
})

test('the cookie of a session is for https alone where the site is', async () => {
  const server = await startInProcess({ PUBLIC_URL: 'https://exemple.ci' })
  try {
    const query = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }'
    const { headers } = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query,
        variables: { input: { email: 'awa@example.com', password: 'une phrase assez longue' } },
      }),
    })
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-session=(?=.*HttpOnly)(?=.*Secure)(?=.*SameSite=Lax)(?!.*Domain)/,
    )
  } finally {
    await server.stop()
  }
})
