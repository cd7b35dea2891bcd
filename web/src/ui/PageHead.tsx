import { use, useEffect } from 'react'
import { graphql, useFragment } from 'react-relay'
import { commun } from '../../../schema/texts/catalogue/commun.ts'
import { usePageLocation } from '../router/location.ts'
import { SaidContext, useServerResponse } from '../router/response.ts'
import { faceOf, keyIn } from './face.ts'
import { pays } from '../../../schema/content/fields/adresse.ts'
import { officeOf } from '../lieux/bureau.ts'
import type { Face, SharedImage, SharedPage } from '../router/response.ts'
import { useText } from '../texts/texts.ts'
import type { PageHead_image$key } from '../__generated__/PageHead_image.graphql.ts'
import type { PageHead_site$key } from '../__generated__/PageHead_site.graphql.ts'

interface PageHeadProps {
  site: PageHead_site$key
  /** What the page is about; the firm's name follows. Without it the firm's name alone. */
  title?: string
  description?: string | null | undefined
  /** The exact path, where the visitor may have come by another. */
  path?: string
  /** The picture of the page's subject: a part of the picture that goes with a shared link. */
  image?: PageHead_image$key | null | undefined
  /** The kind of page, in a word or two. */
  sujet?: string | null
  noindex?: boolean
}

/**
 * The address at which the gateway draws the picture of a page: the page's own, and another one where its image is
 * another, as those who show a shared link keep what they have once fetched.
 */
function pictureOf(address: string, image: SharedImage | null, { marque, couleur }: Face): string {
  const { origin, pathname } = new URL(address)
  const shown = new URLSearchParams({
    ...(image && { image: versionOf(image) }),
    ...(marque && { marque: keyIn(marque.url) }),
    ...(couleur && { couleur: couleur.slice(1) }),
  })
  const drawn = `${origin}/og${pathname === '/' ? '' : pathname}.jpg`
  return shown.size > 0 ? `${drawn}?${shown}` : drawn
}

/** The key of what is uploaded, and the point that is kept. */
function versionOf({ url, focal }: SharedImage): string {
  return [keyIn(url), ...[focal.x, focal.y].map((part) => Math.round(part * 100))].join('-')
}

/** What the page says of itself to browsers, search engines and those it is shared with. */
export function PageHead(props: PageHeadProps) {
  const { site, title, description, path, sujet = null, noindex = false } = props
  const text = useText()
  const location = usePageLocation()
  const response = useServerResponse()
  const { demo, entreprise } = useFragment(
    graphql`
      fragment PageHead_site on Site {
        demo
        entreprise {
          nom
          resume
          ...face_entreprise
          ...bureau_entreprise
        }
      }
    `,
    site,
  )
  const image = useFragment(
    graphql`
      fragment PageHead_image on Image {
        shared: url(width: 1200)
        focalX
        focalY
      }
    `,
    props.image ?? null,
  )
  const shown = image
    ? { url: image.shared, focal: { x: image.focalX ?? 0.5, y: image.focalY ?? 0.5 } }
    : null
  const { ville, degres } = officeOf(entreprise)
  const address = location.origin + (path ?? location.path)
  const name = title ? text(commun.titrePage, { titre: title }) : text(commun.titreAccueil)
  const summary = (description ?? entreprise.resume)?.replace(/\s+/g, ' ').slice(0, 300)
  const { nom } = entreprise
  const slogan = text(commun.slogan)
  const face = faceOf(entreprise)
  if (response) response.face = face
  const shared: SharedPage = {
    titre: title ?? slogan,
    sujet: sujet ?? (ville ? `${ville}, ${pays}` : pays),
    face,
    repere: degres && `${degres.latitude} ${degres.longitude}`,
    image: shown,
  }
  if (response && !noindex) response.shared = shared
  const tell = use(SaidContext)
  useEffect(() => tell?.({ titre: name, description: summary ?? null, adresse: address, shared }))
  return (
    <>
      <title>{name}</title>
      {summary && <meta name="description" content={summary} />}
      {noindex || demo ? <meta name="robots" content="noindex" /> : null}
      {!noindex && <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="fr_CI" />
      <meta property="og:site_name" content={entreprise.nom} />
      <meta property="og:title" content={title ?? entreprise.nom} />
      {summary && <meta property="og:description" content={summary} />}
      <meta property="og:url" content={address} />
      {!noindex && (
        <>
          <meta property="og:image" content={pictureOf(address, shown, face)} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={`${title ?? slogan}, ${nom}`} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}
