import { dispatch } from './dispatch.ts'
import { callOf, type Execute } from './execute.ts'
import { Refusal, serverError } from './failures.ts'
import { carriere } from './resources/carriere.ts'
import { categorieProjet } from './resources/categorieProjet.ts'
import { categorieService } from './resources/categorieService.ts'
import { contact } from './resources/contact.ts'
import { devis } from './resources/devis.ts'
import { entreprise } from './resources/entreprise.ts'
import { equipe } from './resources/equipe.ts'
import { faq } from './resources/faq.ts'
import { faqQuestion } from './resources/faqQuestion.ts'
import { partenaire } from './resources/partenaire.ts'
import { presentation } from './resources/presentation.ts'
import { projet } from './resources/projet.ts'
import { service } from './resources/service.ts'
import { slide } from './resources/slide.ts'
import { testimonial } from './resources/testimonial.ts'
import { refusal, type Endpoint, type Type } from './verbs.ts'

/**
 * The types by their paths. `site` is how the path of the public list ends; `pageKey`, `siteKey` and `createdKey` are
 * what an answer stands under, where it does; `visitors` may create some.
 */
export const types: readonly Type[] = [
  { path: 'entreprise', resource: entreprise, site: 'site' },
  { path: 'service', resource: service, site: 'service', pageKey: 'Service', createdKey: 'Service' },
  { path: 'categoriesservices', resource: categorieService, createdKey: 'CategoriesServices' },
  { path: 'presentations', resource: presentation, site: 'site' },
  { path: 'slides', resource: slide, site: 'site', createdKey: 'Slide' },
  {
    path: 'projets',
    resource: projet,
    site: 'site',
    pageKey: 'projets',
    siteKey: 'projets',
    createdKey: 'projets',
  },
  { path: 'categoriesprojet', resource: categorieProjet, site: 'site', createdKey: 'CategoriesProjets' },
  { path: 'contact', resource: contact, visitors: true },
  { path: 'devis', resource: devis, visitors: true },
  { path: 'carriere', resource: carriere, visitors: true },
  { path: 'equipe', resource: equipe, site: 'equipe' },
  { path: 'partenaire', resource: partenaire, site: 'site' },
  { path: 'testimonial', resource: testimonial, site: 'site' },
  { path: 'faq', resource: faq, site: 'site' },
  { path: 'faqquestion', resource: faqQuestion },
]

/** The endpoints: method and path → verb (`verbs.ts`) and type. The `open` ones answer visitors too. */
export const endpoints: readonly Endpoint[] = [
  ...types.flatMap((type): Endpoint[] => [
    { method: 'GET', path: `${type.path}`, verb: 'page', type, open: false },
    { method: 'GET', path: `${type.path}/show/{id}`, verb: 'show', type, open: true },
    { method: 'POST', path: `${type.path}/store`, verb: 'store', type, open: type.visitors ?? false },
    { method: 'PUT', path: `${type.path}/update/{id}`, verb: 'update', type, open: false },
    { method: 'PUT', path: `${type.path}/delete/{id}`, verb: 'remove', type, open: false },
  ]),
  ...types.flatMap((type): Endpoint[] =>
    type.site ? [{ method: 'GET', path: `${type.path}/${type.site}`, verb: 'site', type, open: true }] : [],
  ),
  { method: 'POST', path: 'login', verb: 'login', open: true },
  { method: 'GET', path: 'openapi.json', verb: 'openapi', open: true },
]

interface Options<Caller> {
  /** PUBLIC_URL: the addresses in answers start with it, whatever the Host header says. */
  origin: string
  execute: Execute<Caller>
  /** Told what the answer, a plain 500, does not say. */
  report(error: unknown): void
}

/** Answers requests below /api/. The body of a request fails with a `BodyTooLargeError` where it was cut. */
export function createRestApi<Caller>({ origin, execute, report }: Options<Caller>) {
  return async (request: Request, caller: Caller): Promise<Response> => {
    try {
      const call = callOf(execute, caller, origin.replace(/\/$/, ''))
      const response = await dispatch(endpoints, request, call)
      return request.method === 'HEAD' ? new Response(null, response) : response
    } catch (error) {
      if (!(error instanceof Refusal)) report(error)
      const response = refusal(error instanceof Refusal ? error : serverError())
      return request.method === 'HEAD' ? new Response(null, response) : response
    }
  }
}
