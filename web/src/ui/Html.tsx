import { nonBreakingHtml } from './nonBreaking.ts'

interface HtmlProps {
  html: string | null | undefined
  /** Its own on the page, and the same on each visit: begins the ids of its headings, whose addresses people pass on. */
  prefix: string
  className?: string | undefined
}

/** Rich text, which the server has made safe. */
export function Html({ html, prefix, className = '' }: HtmlProps) {
  return html ? (
    <div
      className={`riche ${className}`}
      dangerouslySetInnerHTML={{ __html: withPrefix(nonBreakingHtml(html), prefix) }}
    />
  ) : null
}

/** Prefixes the ids of headings and the links to them: a text knows neither the ids of the page nor those of other texts. */
function withPrefix(html: string, prefix: string): string {
  return html.replace(/<(?:h[2-4] id="|a href="#)/g, `$&${prefix}-`)
}
