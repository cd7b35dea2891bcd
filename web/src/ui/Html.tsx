import { nonBreakingHtml } from './nonBreaking.ts'

/** Rich text, which the server has made safe. */
export function Html({
  html,
  className = '',
}: {
  html: string | null | undefined
  className?: string | undefined
}) {
  return html ? (
    <div className={`riche ${className}`} dangerouslySetInnerHTML={{ __html: nonBreakingHtml(html) }} />
  ) : null
}
