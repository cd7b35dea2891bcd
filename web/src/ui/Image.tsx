import { preload } from 'react-dom'
import { graphql, useFragment } from 'react-relay'
import type { Image_image$key } from '../__generated__/Image_image.graphql.ts'
import classes from './Image.module.css'

interface ImageProps {
  image: Image_image$key
  sizes: string
  className?: string | undefined
  /** The picture that a visitor waits for: asked for at once, before the style sheet is read. */
  priority?: boolean
  /** Drawn by itself, without a stand-in below: for logos. */
  bare?: boolean
  /** Replaces the picture's own description; empty where the text beside it says the same. */
  alt?: string
}

/** A third of the picture's side that a crop must keep: 0, 1 or 2. */
function third(focal: number | null | undefined): number {
  return Math.min(2, Math.floor((focal ?? 0.5) * 3))
}

/** A picture in the best format and width there is. It takes its room before it comes. */
export function Image({ image, sizes, className, priority = false, bare = false, alt }: ImageProps) {
  const data = useFragment(
    graphql`
      fragment Image_image on Image {
        url(width: 960)
        avif: srcSet(format: AVIF)
        webp: srcSet(format: WEBP)
        width
        height
        placeholder
        isDrawing
        alt
        focalX
        focalY
      }
    `,
    image,
  )
  // In the browser the picture itself is asked for at once.
  if (import.meta.env.SSR && priority && data.avif) {
    preload(data.url, {
      as: 'image',
      imageSrcSet: data.avif,
      imageSizes: sizes,
      type: 'image/avif',
      fetchPriority: 'high',
    })
  }
  return (
    <span
      className={`${classes.image} ${className ?? ''}`}
      data-bare={bare || undefined}
      data-dessin={data.isDrawing || undefined}
    >
      {!bare && data.placeholder && (
        <img
          className={classes.attente}
          src={data.placeholder}
          alt=""
          width={data.width}
          height={data.height}
        />
      )}
      <picture>
        {data.avif && <source type="image/avif" srcSet={data.avif} sizes={sizes} />}
        {data.webp && <source type="image/webp" srcSet={data.webp} sizes={sizes} />}
        <img
          className={classes.nette}
          src={data.url}
          alt={alt ?? data.alt ?? ''}
          width={data.width}
          height={data.height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          data-x={third(data.focalX)}
          data-y={third(data.focalY)}
        />
      </picture>
    </span>
  )
}
