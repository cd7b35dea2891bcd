import type { DemoPage } from './types.ts'

/** A page of the firm’s own. */
export const pages: DemoPage[] = [
  {
    titre: 'Préparer notre venue',
    slug: 'preparer-notre-venue',
    resume: 'Une matinée sur le terrain se prépare la veille. Voici ce qu’il faut réunir, et qui doit venir.',
    contenu: `<p>Un bornage se signe à plusieurs. Ce qui manque fait revenir la brigade, et vos voisins avec elle.</p>
<h2>Les papiers</h2>
<ul>
<li>Le titre, l’attestation villageoise ou la lettre d’attribution, même en copie.</li>
<li>L’ancien plan, s’il y en a un, et le nom de celui qui l’a dressé.</li>
<li>Une pièce d’identité de chaque signataire du procès-verbal.</li>
</ul>
<h2>Les personnes</h2>
<p>Les voisins sont convoqués par écrit, une semaine avant. Celui qui ne peut pas venir donne une procuration. Au village, un notable accompagne la brigade et montre les limites d’usage.</p>
<h2>Le terrain</h2>
<p>Dégagez les bornes que vous connaissez et le pied des clôtures sur un mètre. Un layon suffit dans les hautes herbes : nous n’avons besoin que de voir d’un point à l’autre.</p>`,
    image: null,
    imageAlt: null,
    auMenu: true,
    status: true,
  },
]
