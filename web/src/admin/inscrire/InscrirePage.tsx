/** Registration. */
export default function InscrirePage() {
  return (
    <main id="contenu">
      <title>Inscription</title>
      <h1>Inscription</h1>
    </main>
  )
}
