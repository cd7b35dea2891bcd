/** Whether one may ask for an account, as the server wrote it into the page. */
export function areRegistrationsOpen(): boolean {
  return document.documentElement.dataset['inscriptions'] !== 'fermees'
}
