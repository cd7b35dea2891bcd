import type {
  BreadcrumbListLeaf,
  CreativeWorkLeaf,
  FAQPageLeaf,
  JobPostingLeaf,
  LocalBusinessLeaf,
  PersonLeaf,
  ServiceLeaf,
  WebSiteLeaf,
  WithContext,
} from 'schema-dts'

type Leaf =
  | BreadcrumbListLeaf
  | CreativeWorkLeaf
  | FAQPageLeaf
  | JobPostingLeaf
  | LocalBusinessLeaf
  | PersonLeaf
  | ServiceLeaf
  | WebSiteLeaf

/** A property without a value is left out of the JSON. */
type Undefinable<T> = T extends unknown ? { [Name in keyof T]: T[Name] | undefined } : never

/** What the page shows, said once more for search engines: a data block, which never runs and which nothing closes. */
export function JsonLd({ data }: { data: Undefinable<WithContext<Leaf>> }) {
  const json = JSON.stringify(data).replace(/</g, '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
