/** Whether an address leads to this machine alone, with no proxy and no network on the way. */
export function isOnLoopback(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
}
