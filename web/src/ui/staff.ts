const cle = 'administration'

/** Whether staff work with this browser. It gives no right: it only spares visitors what is for staff. */
export function isStaff(): boolean {
  try {
    return localStorage.getItem(cle) !== null
  } catch {
    return false
  }
}

/** Noted by the back office while somebody is signed in there. */
export function rememberStaff(estConnecte: boolean): void {
  try {
    if (estConnecte) localStorage.setItem(cle, 'oui')
    else localStorage.removeItem(cle)
  } catch {
    // The site has no bar for staff where nothing can be kept.
  }
}
