import type { BreadcrumbListLeaf, FAQPageLeaf, LocalBusinessLeaf, ServiceLeaf, WithContext } from 'schema-dts'

/** What the page shows, said once more for search engines: a data block, which never runs and which nothing closes. */
export function JsonLd({
  data,
}: {
  data: WithContext<BreadcrumbListLeaf | FAQPageLeaf | LocalBusinessLeaf | ServiceLeaf>
}) {
  const json = JSON.stringify(data).replace(/</g, '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
