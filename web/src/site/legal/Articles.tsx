import type { ReactNode } from 'react'
import classes from './Articles.module.css'

export interface Article {
  titre: string
  texte: ReactNode
}

/** A text in numbered articles, each with a place that can be linked to. */
export function Articles({ articles }: { articles: readonly Article[] }) {
  return (
    <div className={`cadre ${classes.articles}`} data-bref>
      {articles.map(({ titre, texte }, rang) => (
        <section key={titre} aria-labelledby={`article-${rang + 1}`}>
          <h2 id={`article-${rang + 1}`}>
            <span>{rang + 1}</span>
            {titre}
          </h2>
          <div className="riche">{texte}</div>
        </section>
      ))}
    </div>
  )
}
