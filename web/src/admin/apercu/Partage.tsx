import { shareCard } from '../../discovery/shareCard.tsx'
import type { SaidOfPage } from '../../router/response.ts'
import classes from './Partage.module.css'

/** Characters of a title, and of a description, that search engines show, more or less. */
const longest = { titre: 60, description: 160 }

/** Size of the card as it is drawn for those who share a link. */
const drawn = { width: 1200, height: 630 }

interface PartageProps {
  said: SaidOfPage
  /** Room there is, in pixels. */
  largeur: number
}

/** A page as search engines answer it, and as a link to it is shown. */
export default function Partage({ said, largeur }: PartageProps) {
  const { titre, description, adresse, shared } = said
  const { card, place, marks } = shareCard(shared)
  const scale = Math.min(largeur, 600) / drawn.width
  const { host, pathname } = new URL(adresse)
  const { image, face } = shared
  return (
    <div className={classes.partage}>
      <section aria-labelledby="partage-moteurs">
        <h3 id="partage-moteurs">Dans un moteur de recherche</h3>
        <div className={classes.resultat}>
          <p className={classes.adresse}>{[host, ...pathname.split('/').filter(Boolean)].join(' › ')}</p>
          <p className={classes.titre}>{cut(titre, longest.titre)}</p>
          {description ? (
            <p>{cut(description, longest.description)}</p>
          ) : (
            <p className={classes.rien}>Sans description, le moteur prend quelques mots de la page.</p>
          )}
        </div>
        <p className={classes.note}>
          Titre&nbsp;: {titre.length} caractères, les moteurs en montrent {longest.titre} environ.
          {description &&
            ` Description\u00a0: ${description.length} caractères, ils en montrent ${longest.description} environ.`}
        </p>
      </section>
      <section aria-labelledby="partage-lien">
        <h3 id="partage-lien">En lien partagé</h3>
        <div className={classes.lien} style={{ width: drawn.width * scale }}>
          <div className={classes.carte} style={{ height: drawn.height * scale }} aria-hidden>
            <div style={{ ...drawn, scale, transformOrigin: '0 0', position: 'relative' }}>
              {card}
              {image && (
                <img
                  src={image.url}
                  alt=""
                  style={{
                    position: 'absolute',
                    ...place,
                    objectFit: 'cover',
                    objectPosition: `${image.focal.x * 100}% ${image.focal.y * 100}%`,
                  }}
                />
              )}
              {marks.map((mark) => (
                <img
                  key={mark.left}
                  src={face.marque?.url}
                  alt=""
                  style={{ position: 'absolute', ...mark, objectFit: 'contain' }}
                />
              ))}
            </div>
          </div>
          <div className={classes.mots}>
            <p className={classes.titre}>{shared.titre}</p>
            {description && <p>{cut(description, longest.description)}</p>}
            <p className={classes.adresse}>{host}</p>
          </div>
        </div>
      </section>
    </div>
  )
}

/** The text up to the last word that has room. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const end = text.lastIndexOf(' ', most)
  return `${text.slice(0, end === -1 ? most : end)}…`
}
