import classes from './GalerieEnMots.module.css'

interface GalerieEnMotsProps {
  pictures: readonly ShownPicture[]
  /** What is said of those that only one of two galleries has. */
  mark?: { of(picture: ShownPicture): boolean; word: string }
}

interface ShownPicture {
  media: string
  adresse: string | null
  legende: string
  alt: string
  avant: boolean
}

/** The pictures of a gallery, small, each with what is said of it. */
export function GalerieEnMots({ pictures, mark }: GalerieEnMotsProps) {
  return (
    <ol className={classes.galerie}>
      {pictures.map((picture) => {
        const { media, adresse, legende, alt, avant } = picture
        const isMarked = mark?.of(picture) ?? false
        return (
          <li key={media} data-marquee={isMarked || undefined}>
            {adresse ? <img src={adresse} alt={alt} loading="lazy" /> : <span className={classes.absente} />}
            <span>
              {isMarked && <strong>{mark?.word} </strong>}
              {avant && 'Avant\u00a0: '}
              {legende || <em>Sans légende</em>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
