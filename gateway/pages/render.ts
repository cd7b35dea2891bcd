import type { ExecutionResult } from 'graphql'
import type { Report } from '../http/report.ts'
import type { PageRequest, PageResponse, Site, SubmittedForm } from './site.ts'

/** A page that has been rendered: its text, or that as UTF-8. */
export interface Page extends Omit<PageResponse, 'html' | 'error'> {
  html: string | Buffer
}

/** A page as anybody sees it. */
export interface PublicPageRequest {
  /** Path and query, root-relative. */
  url: string
  form?: SubmittedForm | undefined
  /** The name of the request. */
  id?: string | undefined
}

export type RenderPage = (asked: PublicPageRequest, rights?: PageRequest['rights']) => Promise<Page>

interface Options {
  site: Pick<Site, 'render'>
  origin: string
  report: Report
  /** Runs one of web's operations as anybody. */
  runPersisted(operation: string, variables: Record<string, unknown>, id?: string): Promise<ExecutionResult>
}

const nobody = () => Promise.resolve(null)

/** Renders a page; a failure is told to the log, and to the reader by the page. */
export function createRenderPage({ site, origin, report, runPersisted }: Options) {
  return async (
    { url, form, id }: PublicPageRequest,
    rights: PageRequest['rights'] = nobody,
  ): Promise<Page & { html: string }> => {
    const execute: PageRequest['execute'] = (operation, variables) => runPersisted(operation, variables, id)
    const { error, ...page } = await site.render({ url, form, id, origin, execute, rights })
    if (error) report(error, 'page', { path: url.split('?', 1)[0], id })
    return page
  }
}
