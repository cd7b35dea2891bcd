const key = 'administration'

/** Whether staff work with this browser. It gives no right: it only spares visitors what is for staff. */
export function isStaff(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Noted by the back office while somebody is signed in there. */
export function rememberStaff(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(key, 'oui')
    else localStorage.removeItem(key)
  } catch {
    // The site has no bar for staff where nothing can be kept.
  }
}
